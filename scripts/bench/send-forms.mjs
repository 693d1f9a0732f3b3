import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {{ at: number, status: number, reference: string | null }} SentForm `status` 0: no answer; `at`: when it
 * came
 */

/**
 * How to send forms as visitors do: owners who write, and inquiries for a free stay in turns. Each is a
 * visitor of its own to the limits, which needs TRUSTED_PROXY=on.
 * @param {string} site address of the site
 * @returns {Promise<() => Promise<SentForm>>}
 */
export async function createForms(site) {
  const stay = await findFreeStay(site)
  let count = 0
  return () => {
    count++
    const person = { firstName: 'Ana', lastName: `Número ${count}`, phone: '+502 5555 1234' }
    const email = `load-${randomUUID()}@example.com`
    const words = { language_code: count % 4 < 2 ? 'en' : 'es', countryCode: 'GT' }
    if (count % 2 === 0) {
      const house = { specialRequirement: 'A house with a garden', contactMethod: 'phone' }
      return send(`${site}/api/list-with-us`, { ...person, email, ...words, ...house })
    }
    const requirement = { ...person, email, ...words, reservationDetails: [stay] }
    return send(`${site}/api/bookings/require`, { requirement, submissionKey: randomUUID() })
  }
}

/**
 * Sends so many forms a second until told to stop; whatever is slow holds nothing up.
 * @param {() => Promise<SentForm>} sendForm
 * @param {number} perSecond
 */
export function sendForms(sendForm, perSecond) {
  /** @type {Promise<SentForm>[]} */
  const sent = []
  const timer = setInterval(() => sent.push(sendForm()), 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    return Promise.all(sent)
  }
}

/**
 * @param {string} address
 * @param {object} body
 * @returns {Promise<SentForm>}
 */
async function send(address, body) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...newVisitor() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    const reference = answer.ok ? JSON.parse(text).data.reference : null
    return { at: Date.now(), status: answer.status, reference }
  } catch {
    return { at: Date.now(), status: 0, reference: null }
  }
}

/** @param {string} site */
export async function findFreeStay(site) {
  const list = await fetch(`${site}/api/rentals?type=1&results=48`)
  const { products } = await list.json()
  for (const { slug } of products) {
    for (let ahead = 20; ahead < 60; ahead += 10) {
      const dates = { startDate: dayAhead(ahead), endDate: dayAhead(ahead + 5) }
      const answer = await fetch(`${site}/api/rentals/booking`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...newVisitor() },
        body: JSON.stringify({ slug, ...dates, totalPax: 2 }),
      })
      await answer.arrayBuffer()
      if (answer.ok) return { uuid: 'u', type: 1, slug, ...dates, totalPax: 2 }
      await pause(20)
    }
  }
  throw new Error('No rental has five free nights')
}

/** @param {number} days */
const dayAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A visitor's address that is new in each run, as a proxy would add it. */
export function newVisitor() {
  const part = () => randomInt(1, 255)
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}
