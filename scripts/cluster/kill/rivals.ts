import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { makeContract, signContract, type MadeContract } from './contracts'
import { newEmail } from './form-kinds'
import { createVisitor, type Visitor } from './visitor'

/** Nights of a rental that two guests want. */
type Wanted = { rentalId: string; slug: string; startDate: string; endDate: string }

/** What a guest was told in the end; null if they gave up without an answer. */
export type Told = 'won' | 'refused' | null

type Rival = { play: (guest: Visitor) => Promise<Told>; kind: 'offer' | 'contract' }
export type MadeRival = Rival & { wanted: Wanted; reference: string; stay: string | null }

type Place = { address: string; origin: string }

const nights = 4
const dayLength = 86_400_000
const dayAhead = (days: number) =>
  new Date(Date.now() + days * dayLength).toISOString().slice(0, 10)
const listSchema = z.object({ products: z.array(z.object({ slug: z.string() })) })
const rentalSchema = z.object({ _id: z.string() })
const madeSchema = z.object({ data: z.object({ reference: z.string() }) })

/** So many free stays of four nights, each with nights of its own. */
export async function findWanted({ address, origin }: Place, count: number): Promise<Wanted[]> {
  const visitor = createVisitor(address, origin)
  const list = await visitor.read('/api/rentals?type=1&results=48&language=en')
  const found: Wanted[] = []
  for (const { slug } of listSchema.parse(JSON.parse(list.text)).products) {
    const rental = await visitor.read(`/api/rentals/${slug}?language=en`)
    const { _id: rentalId } = rentalSchema.parse(JSON.parse(rental.text))
    for (let ahead = 30; ahead < 90 && found.length < count; ahead += nights) {
      const dates = { startDate: dayAhead(ahead), endDate: dayAhead(ahead + nights) }
      const asked = createVisitor(address, origin)
      const { status } = await asked.sendJson('/api/rentals/booking', {
        slug,
        ...dates,
        totalPax: 2,
      })
      if (status === 200) found.push({ rentalId, slug, ...dates })
    }
    if (found.length === count) return found
  }
  throw new Error(`Only ${found.length} of ${count} stays are free.`)
}

/** A guest with a contract that names the rental. */
export async function makeSigner(staff: Visitor, wanted: Wanted): Promise<MadeRival> {
  const { rentalId, startDate, endDate } = wanted
  const contract: MadeContract = await makeContract(staff, newEmail(), {
    rentalId,
    startDate,
    endDate,
  })
  return {
    wanted,
    kind: 'contract',
    reference: contract.reference,
    stay: null,
    play: async (guest) => ((await signContract(guest, contract)) === null ? 'refused' : 'won'),
  }
}

/** A guest with an offer that holds no nights, so that both of a pair can accept. */
export async function makeAccepter(
  staff: Visitor,
  { address, origin }: Place,
  wanted: Wanted,
): Promise<MadeRival> {
  const { rentalId, slug, startDate, endDate } = wanted
  const email = newEmail()
  const person = { firstName: 'Ana', lastName: 'Xicará', email, phone: '+502 5555 1234' }
  const item = { uuid: 'u', type: 1, slug, startDate, endDate, totalPax: 2 }
  const inquiry = await createVisitor(address, origin).sendJson(`/${resources.requireApi.path}`, {
    requirement: {
      ...person,
      countryCode: 'GT',
      language_code: 'en',
      reservationDetails: [item],
    },
  })
  const { reference: stay } = madeSchema.parse(JSON.parse(inquiry.text)).data
  const form = href('staffOffer', 'en', { id: stay })
  const page = await whenRead(staff, form)
  const names = [
    'formKey',
    'revision',
    'seen',
    'guestName',
    'guestEmail',
    'startDate',
    'endDate',
    'adults',
    'children',
    'validFor',
    'house[0].name',
  ]
  const fields = Object.fromEntries(names.map((name) => [name, valueOf(page, name)]))
  const chosen = { language: 'en', currency: 'USD', validUnit: 'days', do: 'send' }
  const { status } = await staff.sendForm(form, { ...fields, ...chosen })
  if (status !== 303) throw new Error(`The form of an offer answers ${status}.`)
  const team = await whenRead(staff, href('staffStay', 'en', { id: stay }))
  const [path] = /\/offer\/[\w-]{20,}/.exec(team) ?? []
  const [reference] = /O-[0-9A-Z]{8}/.exec(team) ?? []
  if (!path || !reference) throw new Error(`The page of stay ${stay} has no link of its offer.`)
  return {
    wanted,
    kind: 'offer',
    reference,
    stay,
    play: (guest) => accept(guest, path, rentalId),
  }
}

const maxPatience = 8 * 60_000

/** Presses the button again until the site says what became of it. */
async function accept(guest: Visitor, path: string, house: string): Promise<Told> {
  const began = Date.now()
  while (Date.now() - began < maxPatience) {
    const { status } = await guest.sendForm(path, { do: 'accept', house, words: '' })
    if (status === 303) return 'won'
    if (status === 409) return 'refused'
    if (status !== 0 && status !== 429 && status < 500) {
      throw new Error(`An offer answers ${status}.`)
    }
    await pause(1000)
  }
  return null
}

/** The page once it is there: the CMS gets an inquiry a moment later. */
async function whenRead(staff: Visitor, path: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const { status, text } = await staff.read(path)
    if (status === 200) return text
    await pause(500)
  }
  throw new Error(`${path} does not open.`)
}

function valueOf(page: string, name: string): string {
  const tags = page.match(/<input[^>]*>/g) ?? []
  const tag = tags.find((one) => one.includes(` name="${name}"`)) ?? ''
  const [, value = ''] = / value="([^"]*)"/.exec(tag) ?? []
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
