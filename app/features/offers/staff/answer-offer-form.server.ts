import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { livingStages, maxOfferedRentals } from '~content/offer-stage'
import {
  offerReferenceSchema,
  type NewOffer,
  type OfferChange,
  type OfferedRental,
} from '~content/offer'
import type { Stay } from '~content/stay'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm, getFormKey, getRevision } from '~/platform/body/get-form.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { queueOfferOrReminder } from '../emails/queue-offer-emails.server'
import { hashOfferLink, newOfferReference } from '../offer-link.server'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { checkOfferInput, emptyRentalInput, readOfferInput, type OfferInput } from './offer-input'
import { offerableRentals, type OfferableRental } from './offerable-rentals'
import { draftOf, validUntilOf, type OfferDraft } from './read-offer-form.server'
import { offerDoneParameter, type OfferDone } from './read-offers-of-stay.server'
import { labelOfTick } from './suggest-rentals.server'

type RequestContext = { request: Request; locale: Locale; id: string; store?: OfferStore }

type OfferNotice =
  | 'lookAtPrices'
  | 'somethingWrong'
  | 'pricesChanged'
  | 'tooMany'
  | 'outdated'
  | 'nightsTaken'
  | 'unavailable'

export type OfferFormReply = { draft: OfferDraft; notice: OfferNotice }

/**
 * What staff do on the form of an offer: work out prices, or send it. Throws the redirect back to the stay, a 400 for
 * what no form of ours sends, 404 and 503 responses.
 */
export async function answerOfferForm({ store = createOfferStore(), ...context }: RequestContext) {
  const { request, locale, id } = context
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const by = stayAuthor(request, staff)
  const action = form.get('do')
  if (action === 'withdraw' || action === 'remind') {
    const reference = offerReferenceSchema.safeParse(form.get('reference'))
    const stage = livingStages.find((name) => name === form.get('stage'))
    if (!reference.success || !stage) throw formErrorResponse(brokenForm)
    const change: StaffChange =
      action === 'withdraw' ? { do: action, by, stage } : { do: action, by }
    const done = await changeOffer(store, reference.data, change)
    throw redirect(stayPath(context, done), 303)
  }
  const formKey = getFormKey(form)
  const revision = getRevision(form)
  const stay = await getStay(id)
  const rentals = offerableRentals(getCatalogueUntagged(), locale)
  const ticks = form.getAll('also').filter((value) => typeof value === 'string')
  const typed = readOfferInput(form)
  const input = withTicked(typed, ticks, rentals)
  const isOverfull = typed.houses.length + ticks.length > maxOfferedRentals
  const now = new Date()
  const drafting = { stay, rentals, formKey, revision, locale, now, store }
  const draft = await draftOf(input, drafting)
  const houses = (draft.priced ?? []).flatMap(({ house }) => (house ? [house] : []))
  const isWhole = draft.priced !== null && houses.length === draft.priced.length
  if (!isWhole) return replied(422, { draft, notice: 'somethingWrong' })
  if (isOverfull) return replied(422, { draft, notice: 'tooMany' })
  if (action !== 'send') return replied(200, { draft, notice: 'lookAtPrices' })
  const shown = form.get('seen')
  const seen = typeof shown === 'string' ? [shown, ...ticks].join('|') : ''
  if (seen !== draft.seen) {
    return replied(409, { draft, notice: shown === '' ? 'lookAtPrices' : 'pricesChanged' })
  }
  const wanted = { ...newOffer(stay, draft, houses, now), revision, by }
  const notice = await sendOffer(store, wanted)
  if (notice) return replied(notice === 'unavailable' ? 503 : 409, { draft, notice })
  throw redirect(stayPath(context, 'send'), 303)
}

/** Appends ticked rentals to those of the lines; drops unknown ones and those beyond the maximum. */
function withTicked(
  input: OfferInput,
  ticks: readonly string[],
  rentals: readonly OfferableRental[],
): OfferInput {
  const ticked = ticks.flatMap((value) => labelOfTick(value, rentals) ?? [])
  const houses = [...input.houses, ...ticked.map((name) => ({ ...emptyRentalInput, name }))]
  return { ...input, houses: houses.slice(0, maxOfferedRentals) }
}

function stayPath({ locale, id }: Pick<RequestContext, 'locale' | 'id'>, done: OfferDone): string {
  return `${href('staffStay', locale, { id }, `${offerDoneParameter}=${done}`)}#offers`
}

function newOffer(
  stay: Stay,
  { input, formKey, seen }: OfferDraft,
  houses: OfferedRental[],
  now: Date,
) {
  const checked = checkOfferInput(input)
  if ('problems' in checked) throw new Error('An offer with problems is not sent')
  const { terms } = checked
  const reference = newOfferReference(JSON.stringify([formKey, input, seen]))
  return {
    reference,
    stay: stay.reference,
    language: terms.language,
    guestName: terms.guestName,
    guestEmail: terms.guestEmail,
    startDate: terms.startDate,
    endDate: terms.endDate,
    adults: terms.adults,
    children: terms.children,
    currency: terms.currency,
    houses,
    message: terms.message || null,
    validUntil: validUntilOf(terms, now),
    holdsNights: terms.holdsNights,
    linkHash: hashOfferLink(reference),
  }
}

/** Null if it is made; its e-mail follows, also if this process dies now. */
async function sendOffer(store: OfferStore, wanted: NewOffer): Promise<OfferNotice | null> {
  try {
    const offer = await store.make(wanted)
    if (!offer) return 'outdated'
    await queueOfferOrReminder(offer)
    return null
  } catch (err) {
    if (err instanceof RecordConflict) return 'nightsTaken'
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'an offer could not be made')
    return 'unavailable'
  }
}

type StaffChange = Extract<OfferChange, { do: 'withdraw' | 'remind' }>

async function changeOffer(
  store: OfferStore,
  reference: string,
  change: StaffChange,
): Promise<OfferDone> {
  try {
    const changed = await store.change(reference, change)
    if (!changed) return 'notOpen'
    if (change.do === 'remind' && !(await queueOfferOrReminder(changed))) return 'unavailable'
    return change.do
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'an offer could not be changed')
    return 'unavailable'
  }
}

function replied(status: number, reply: OfferFormReply) {
  return data(reply, { status })
}
