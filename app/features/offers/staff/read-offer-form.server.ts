import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { maxOfferedRentals } from '~content/offer-stage'
import type { OfferedRental } from '~content/offer'
import type { Stay } from '~content/stay'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { addDays } from '~/platform/time/guatemala-day'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'
import { href } from '~/routing/href'
import { offerMailText, type OfferMailText } from '../emails/offer-mail-text.server'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { inputOf, wantedOf } from './first-input'
import {
  checkOfferInput,
  type OfferInput,
  type OfferProblems,
  type OfferTerms,
} from './offer-input'
import { offerableRentals, type OfferableRental } from './offerable-rentals'
import { ownHoldsOf, type OwnHold } from './own-hold'
import { priceRentals, type PricedRentalInput } from './price-rentals.server'
import { seenPrice, suggestRentals, type SuggestedRental } from './suggest-rentals.server'

type OfferReader = Pick<OfferStore, 'find'>

type RequestContext = { request: Request; locale: Locale; id: string; store?: OfferReader }

/** What the form holds, with the prices as they are now. */
export type OfferDraft = {
  input: OfferInput
  problems: OfferProblems
  /** Null while a field is wrong without which nothing can be priced. */
  priced: PricedRentalInput[] | null
  /** So that a double click makes one offer. */
  formKey: string
  /** Of the stay when the form was opened: what happened to it since then is told before anything is sent. */
  revision: number
  /** The prices that are shown; sending is refused where they changed. */
  seen: string
  /** Free rentals that can be added by a tick. */
  also: SuggestedRental[]
  /** The e-mail as it would go out now; null while something is wrong. */
  mail: OfferMailText | null
}

/** The form of a new offer, filled with what is known of its stay. Throws 404 and 503 responses. */
export async function readOfferForm(
  { request, locale, id, store = createOfferStore() }: RequestContext,
  now = new Date(),
) {
  await requireStaff(request, { right: 'stays' })
  const stay = await getStay(id)
  if (stay.contract) throw redirect(href('staffStay', locale, { id }), 303)
  const catalogue = getCatalogueUntagged()
  const rentals = offerableRentals(catalogue, locale)
  const input = { ...inputOf(stay, rentals), ...wantedOf(request, rentals) }
  const { revision } = stay
  const living = stay.offers.find(isLiving)
  const drafting = { stay, rentals, formKey: randomUUID(), revision, locale, now, store }
  return {
    locale,
    /** Staff mailed an answer on the page before. */
    isAnswered: new URL(request.url).searchParams.get('done') === 'mailed',
    stay: { reference: stay.reference, guestName: stay.guestName, revision },
    replaces: living
      ? { reference: living.reference, isAccepted: living.stage === 'accepted' }
      : null,
    houses: rentals.map(({ label }) => label),
    draft: await draftOf(input, drafting),
  }
}

export type OfferFormData = Awaited<ReturnType<typeof readOfferForm>>

type Drafting = {
  stay: Stay
  rentals: readonly OfferableRental[]
  formKey: string
  revision: number
  locale: Locale
  now: Date
  store: OfferReader
}

/** The form with prices, or with what is wrong. Throws a 503 response. */
export async function draftOf(
  input: OfferInput,
  { stay, rentals, formKey, revision, locale, now, store }: Drafting,
): Promise<OfferDraft> {
  const checked = checkOfferInput(input)
  if ('problems' in checked) {
    const nothing = { priced: null, seen: '', also: [], mail: null }
    return { input, problems: checked.problems, formKey, revision, ...nothing }
  }
  const ownHolds = await listOwnHolds(stay, store, now)
  const catalogue = getCatalogueUntagged()
  const pricing = { catalogue, rentals, terms: checked.terms, ownHolds, locale, now }
  const priced = await priceRentals(input.houses, pricing)
  const sums = priced.map(({ house }) => (house ? seenPrice(house) : '?'))
  const { currency, startDate, endDate } = checked.terms
  const seen = [startDate, endDate, currency, ...sums].join('|')
  const houses = priced.flatMap(({ house }) => (house ? [house] : []))
  const isWhole = houses.length === priced.length
  const offered = new Set(houses.map(({ rentalId }) => rentalId))
  const also =
    isWhole && houses.length < maxOfferedRentals
      ? await suggestRentals({ pricing, first: houses[0]?.rentalId, offered }, locale)
      : []
  const mail = isWhole ? await mailOf(checked.terms, houses, now) : null
  return { input, problems: {}, priced, formKey, revision, seen, also, mail }
}

/** The nights that the stay's offers hold. The CMS says of an accepted one whether others took its nights meanwhile. */
async function listOwnHolds({ offers }: Stay, store: OfferReader, now: Date): Promise<OwnHold[]> {
  const current = await throw503OnOutage('an accepted offer could not be read', () =>
    Promise.all(
      offers.map(async (offer) =>
        offer.stage === 'accepted' ? ((await store.find(offer.reference)) ?? offer) : offer,
      ),
    ),
  )
  return current.flatMap((offer) => ownHoldsOf(offer, now))
}

async function mailOf(terms: OfferTerms, houses: OfferedRental[], now: Date) {
  return offerMailText({ ...terms, houses, validUntil: validUntilOf(terms, now) }, false)
}

/** An offer ends with the day of arrival at the latest, so that it holds no nights of a stay that has begun. */
export function validUntilOf(
  { validFor, startDate }: Pick<OfferTerms, 'validFor' | 'startDate'>,
  now: Date,
): string {
  const dayAfter = startOfGuatemalaDay(addDays(startDate, 1))
  return new Date(Math.min(now.getTime() + validFor, dayAfter.getTime())).toISOString()
}

/** It holds nights or can still be accepted; a new offer replaces it. */
function isLiving({ stage }: Stay['offers'][number]): boolean {
  return stage === 'open' || stage === 'accepted'
}
