import type { Core } from '@strapi/strapi'
import type { OfferChange } from '../content-types/offer'
import { acceptedHoldDays, offerStateOf } from '../content-types/offer-stage'
import { mayStayFollow, type StayStage } from '../content-types/stay-stage'
import { NightsTaken } from '../reservations/guard-reservations'
import { followUpToday } from '../stays/follow-up-today'
import { moveInquiry } from '../stays/move-inquiry'
import {
  findStay,
  stayEventUid,
  updateStay,
  writeStayEvent,
  type StayFacts,
} from '../stays/stay-record'
import { withdraw } from './end-offers'
import { freeNights, holdNights } from './hold-nights'
import { findOffer, houseOf, offerUid, type OfferRow } from './offer-record'
import { remindOfOffer } from './remind-of-offer'

type Outcome = 'done' | 'unknown' | 'rejected' | 'not open' | 'has contract' | 'too many'

type Change<Do extends OfferChange['do']> = Extract<OfferChange, { do: Do }>

const mostQuestions = 20
const dayInMilliseconds = 24 * 60 * 60 * 1000

/** Another request answered the offer between reading and writing: everything is rolled back. */
class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile'
}

/**
 * What guest and staff do with an offer. The offer, the nights, the stay and its log are changed in one transaction.
 * `rejected`: the nights of the accepted house are taken.
 */
export async function changeOffer(
  strapi: Core.Strapi,
  reference: string,
  change: OfferChange,
): Promise<Outcome> {
  try {
    return await strapi.db.transaction(async (): Promise<Outcome> => {
      const offer = await findOffer(strapi, reference)
      return offer ? applyChange(strapi, offer, change) : 'unknown'
    })
  } catch (error) {
    if (error instanceof NightsTaken) return 'rejected'
    if (error instanceof AnsweredMeanwhile) return 'not open'
    throw error
  }
}

async function applyChange(
  strapi: Core.Strapi,
  offer: OfferRow,
  change: OfferChange,
): Promise<Outcome> {
  const { stay } = offer
  const validUntil = new Date(offer.validUntil).toISOString()
  const isOpen = offerStateOf({ stage: offer.stage, validUntil }, new Date()) === 'open'
  switch (change.do) {
    case 'open':
      return markOpened(strapi, offer, change)
    case 'accept':
      return isOpen ? accept(strapi, offer, change) : 'not open'
    case 'decline':
      return isOpen ? decline(strapi, offer, change) : 'not open'
    case 'ask':
      return ask(strapi, offer, change)
    case 'withdraw': {
      const { contract } = (await findStay(strapi, { reference: stay })) ?? {}
      if (offer.stage === 'accepted' && contract) return 'has contract'
      return (await withdraw(strapi, offer, change.by)) ? 'done' : 'not open'
    }
    case 'remind':
      return isOpen ? remindOfOffer(strapi, offer, change.by) : 'not open'
  }
}

async function markOpened(
  strapi: Core.Strapi,
  { reference, stay }: OfferRow,
  { by }: Change<'open'>,
): Promise<Outcome> {
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, openedAt: null },
    data: { openedAt: new Date() },
  })
  const note = { kind: 'offerOpened', detail: reference } as const
  if (count === 1) await writeStayEvent(strapi, stay, by, note)
  return 'done'
}

/** The stay is written first, as by all others who change both, so that two requests never wait for each other. */
async function accept(
  strapi: Core.Strapi,
  offer: OfferRow,
  { by, rentalId }: Change<'accept'>,
): Promise<Outcome> {
  const house = houseOf(offer, rentalId)
  if (!house) return 'unknown'
  const { reference, startDate, endDate, adults, children } = offer
  const agreed = { rentalId, rentalName: house.name, startDate, endDate, guests: adults + children }
  await moveStay(strapi, offer, {
    ...{ by, to: 'accepted', kind: 'offerAccepted', detail: `${reference}: ${house.name}`, agreed },
  })
  await answer(strapi, reference, { stage: 'accepted', acceptedRental: rentalId })
  const until = new Date(Date.now() + acceptedHoldDays * dayInMilliseconds)
  await holdNights(strapi, offer, rentalId, until)
  await freeNights(strapi, reference, { except: rentalId })
  return 'done'
}

async function decline(
  strapi: Core.Strapi,
  offer: OfferRow,
  { by, reason, words }: Change<'decline'>,
): Promise<Outcome> {
  const { reference } = offer
  const detail = [reason, words].filter(Boolean).join(': ')
  await moveStay(strapi, offer, { by, to: 'answered', kind: 'offerDeclined', detail, agreed: {} })
  await answer(strapi, reference, {
    ...{ stage: 'declined', declineReason: reason, declineWords: words },
  })
  await freeNights(strapi, reference)
  return 'done'
}

/** A question may follow at any time, also when the offer is over: the guest may want another one. */
async function ask(
  strapi: Core.Strapi,
  { stay: reference }: OfferRow,
  { by, words }: Change<'ask'>,
): Promise<Outcome> {
  const stay = await findStay(strapi, { reference })
  if (!stay) return 'unknown'
  const where = { reference, kind: 'offerAsked' }
  const orderBy = { id: 'desc' as const }
  const asked = await strapi.db.query(stayEventUid).findMany({ where, orderBy })
  // A form that was sent twice asks once.
  if (asked[0]?.detail === words) return 'done'
  if (asked.length >= mostQuestions) return 'too many'
  await updateStay(strapi, stay.id, by, (current) => ({
    set: followUpToday(current),
    notes: [{ kind: 'offerAsked', detail: words }],
  }))
  return 'done'
}

async function answer(
  strapi: Core.Strapi,
  reference: string,
  data: Record<string, unknown>,
): Promise<void> {
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, stage: 'open' },
    data: { ...data, answeredAt: new Date() },
  })
  if (count !== 1) throw new AnsweredMeanwhile()
}

type Move = {
  by: OfferChange['by']
  to: StayStage
  kind: 'offerAccepted' | 'offerDeclined'
  detail: string
  /** What the guest agreed on. */
  agreed: Partial<StayFacts>
}

/** A stay with a contract is beyond what an offer can say. */
async function moveStay(
  strapi: Core.Strapi,
  { stay: reference }: OfferRow,
  { by, to, kind, detail, agreed }: Move,
): Promise<void> {
  const stay = await findStay(strapi, { reference })
  if (!stay) return
  if (!stay.contract) await moveInquiry(strapi, stay, to)
  await updateStay(strapi, stay.id, by, (current) => {
    const stage = !current.contract && mayStayFollow(current.stage, to) ? to : current.stage
    return {
      set: {
        ...(kind === 'offerDeclined' && followUpToday(current)),
        ...(!current.contract && { ...agreed, stage }),
      },
      notes: [
        { kind, detail },
        ...(stage === current.stage ? [] : [{ kind: 'moved' as const, stage }]),
      ],
    }
  })
}
