import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { resources } from '~/routing/resources'
import { findFreeStay } from './support/booking-call'
import { signInAsEditor } from './support/editor'
import { inParallel } from './support/in-parallel'
import { listMails } from './support/mails'
import { startCmsAgain, startSiteAgain, startWhatIsStopped, stopProgram } from './support/programs'
import { findRental, isBookable } from './support/rentals'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'

const answerSchema = z.object({ data: z.object({ reference: z.string() }) })
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)

test('no inquiry is lost or doubled while the CMS is down and the site is killed', async ({
  request,
  baseURL,
}, testInfo) => {
  test.setTimeout(600_000)
  await startWhatIsStopped()
  const rental = await findRental(request, 'vacationRentals', 'en', isBookable)
  const stay = await findFreeStay(request, rental.slug, { nights: 3, daysAhead: 5 })
  const item = { uuid: 'u', type: 1, slug: rental.slug, ...stay, totalPax: 2 }
  const storm = `storm-${randomUUID().slice(0, 8)}`
  const emailOf = (number: number) => `${storm}-${number}@example.com`
  const confirmed = new Map<string, string>()
  const unanswered = new Set<number>()

  /** Sends an inquiry as its visitor would; what gets no answer is noted, to be sent once more. */
  async function send(number: number): Promise<void> {
    const requirement = {
      firstName: 'Ana',
      lastName: `Número ${number}`,
      email: emailOf(number),
      phone: '+502 5555 1234',
      countryCode: 'GT',
      language_code: number % 2 === 0 ? 'en' : 'es',
      reservationDetails: [item],
    }
    try {
      const response = await fetch(new URL(resources.requireApi.path, baseURL), {
        method: 'POST',
        headers: { ...newVisitor(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ requirement, submissionKey: keys[number] }),
      })
      const { data } = answerSchema.parse(await response.json())
      confirmed.set(emailOf(number), data.reference)
      unanswered.delete(number)
    } catch {
      unanswered.add(number)
    }
  }

  async function whenConfirmed(count: number): Promise<void> {
    while (confirmed.size < count) await pause(2)
  }
  const keys = numbers(0, 50).map(() => randomUUID())

  await stopProgram('cms')
  await Promise.all([
    inParallel(numbers(0, 30), 6, send),
    whenConfirmed(10).then(() => stopProgram('site', 'SIGKILL')),
  ])
  const cutOff = unanswered.size
  await startSiteAgain()
  await inParallel([...unanswered, ...numbers(30, 50)], 6, send)
  expect(confirmed.size).toBe(50)
  await stopProgram('site', 'SIGKILL')
  await startCmsAgain()
  const restarted = Date.now()
  await startSiteAgain()

  const editor = await signInAsEditor(cmsAccount())
  const listed = async () => (await editor.listInquiries(storm)).map(({ reference }) => reference)
  const references = [...confirmed.values()].sort()
  await expect
    .poll(async () => (await listed()).sort(), { timeout: 240_000, intervals: [500] })
    .toEqual(references)
  const mailsOf = async () =>
    (await listMails()).filter(({ to, replyTo }) => `${to} ${replyTo}`.includes(storm))
  await expect.poll(async () => (await mailsOf()).length, { timeout: 120_000 }).toBe(100)
  const seconds = Math.round((Date.now() - restarted) / 1000)

  const stored = await editor.listInquiries(storm)
  for (const { email, reference } of stored) expect(confirmed.get(email)).toBe(reference)
  const mails = await mailsOf()
  for (const [email, reference] of confirmed) {
    const own = mails.filter(({ subject }) => subject.includes(reference))
    expect(own.filter(({ to }) => to.includes(email))).toHaveLength(1)
    expect(own.filter(({ replyTo }) => replyTo.includes(email))).toHaveLength(1)
  }
  testInfo.annotations.push({
    type: 'figures',
    description: `50 sent, ${cutOff} cut off by the kill and sent again; ${stored.length} in the CMS, ${mails.length} mails, ${seconds} s after the restart`,
  })
  console.log(testInfo.annotations.at(-1)?.description)
})
