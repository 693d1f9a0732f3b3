import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'
import type { OfferChange } from '../content-types/offer'
import { acceptedHoldDays } from '../content-types/offer-stage'
import { mayStayFollow, type StayStage } from '../content-types/stay-stage'
import { followUpToday } from '../stays/follow-up-today'
import { moveInquiry } from '../stays/move-inquiry'
import { findStay, updateStay, type StayFacts } from '../stays/stay-record'
import { freeNights, holdNights } from './hold-nights'
import { offeredRental, offerUid, type OfferRow } from './offer-record'

/** Another request answered the offer between reading and writing: everything is rolled back. */
export class AnsweredMeanwhile extends Error {
  override name = 'AnsweredMeanwhile'
}

/**
 * The guest accepts a rental: its nights stay held, those of the others are freed. The stay is written first, as
 * wherever both change, so that two requests never wait for each other.
 */
export async function accept(
  strapi: Core.Strapi,
  offer: OfferRow,
  { by, rentalId }: Extract<OfferChange, { do: 'accept' }>,
): Promise<'done' | 'unknown'> {
  const rental = offeredRental(offer, rentalId)
  if (!rental) return 'unknown'
  const { reference, startDate, endDate, adults, children } = offer
  const agreed = {
    rentalId,
    rentalName: rental.name,
    startDate,
    endDate,
    guests: adults + children,
  }
  await moveStay(strapi, offer, {
    by,
    to: 'accepted',
    kind: 'offerAccepted',
    detail: `${reference}: ${rental.name}`,
    agreed,
  })
  await answer(strapi, reference, { stage: 'accepted', acceptedRental: rentalId })
  const until = new Date(Date.now() + days(acceptedHoldDays))
  await holdNights(strapi, offer, rentalId, until)
  await freeNights(strapi, reference, { except: rentalId })
  return 'done'
}

/** The guest declines all rentals, which frees their nights. */
export async function decline(
  strapi: Core.Strapi,
  offer: OfferRow,
  { by, reason, words }: Extract<OfferChange, { do: 'decline' }>,
): Promise<'done'> {
  const { reference } = offer
  const detail = [reason, words].filter(Boolean).join(': ')
  await moveStay(strapi, offer, { by, to: 'answered', kind: 'offerDeclined', detail, agreed: {} })
  await answer(strapi, reference, {
    stage: 'declined',
    declineReason: reason,
    declineWords: words,
  })
  await freeNights(strapi, reference)
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

/** Moves the stay, unless it has a contract: then the contract decides its stage. */
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
