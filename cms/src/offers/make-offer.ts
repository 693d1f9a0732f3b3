import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { NewOffer } from '../content-types/offer'
import { mayStayFollow } from '../content-types/stay-stage'
import { NightsTaken } from '../reservations/guard-reservations'
import { lockRental } from '../reservations/reserve-nights'
import { detailOfGuest } from '../stays/log-setting'
import { moveInquiry } from '../stays/move-inquiry'
import { findStay, updateStay } from '../stays/stay-record'
import { endOffersOf } from './end-offers'
import { holdNights } from './hold-nights'
import { listTaken } from './list-taken'
import { findOffer, offerUid } from './offer-record'

type Outcome = 'done' | 'unknown' | 'outdated' | 'has contract' | 'nights taken'

/** The stay changed between reading and writing: everything is rolled back. */
class StayChanged extends Error {
  override name = 'StayChanged'
}

/**
 * Stores an offer with the holds of its rentals and moves its stay on, which takes over the name and address of its
 * guest, in one transaction. It replaces what was offered before. The same offer sent twice is stored once.
 */
export async function makeOffer(strapi: Core.Strapi, wanted: NewOffer): Promise<Outcome> {
  try {
    return await strapi.db.transaction(({ trx }) => make(strapi, trx, wanted))
  } catch (error) {
    if (error instanceof NightsTaken) return 'nights taken'
    if (error instanceof StayChanged) return 'outdated'
    throw error
  }
}

async function make(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { revision, by, ...offer }: NewOffer,
): Promise<Exclude<Outcome, 'nights taken'>> {
  const same = await findOffer(strapi, offer.reference)
  if (same) return same.stay === offer.stay ? 'done' : 'outdated'
  const stay = await findStay(strapi, { reference: offer.stay })
  if (!stay) return 'unknown'
  if (stay.contract) return 'has contract'
  await updateStay(strapi, stay.id, by, (current) => {
    if (current.revision !== revision) throw new StayChanged()
    const stage = mayStayFollow(current.stage, 'offered') ? 'offered' : current.stage
    const isMoved = stage !== current.stage
    const { guestName, guestEmail: email } = offer
    const isOther = guestName !== current.guestName || email !== current.email
    const detail = detailOfGuest({ guestName, email, phone: current.phone })
    return {
      set: { stage, guestName, email, ...(isMoved && { lostReason: null }) },
      notes: [
        { kind: 'offerMade', detail: offer.reference },
        ...(isMoved ? [{ kind: 'moved' as const, stage }] : []),
        ...(isOther ? [{ kind: 'guest' as const, detail }] : []),
      ],
    }
  })
  if (offer.holdsNights) {
    // Rentals are locked in one order and before the content revision, as by all who reserve nights: no deadlocks.
    const rentals = offer.houses.map(({ rentalId }) => rentalId).sort()
    for (const rental of rentals) await lockRental(strapi, trx, rental)
  }
  await moveInquiry(strapi, stay, 'offered')
  await endOffersOf(strapi, offer.stay, by)
  await strapi.db.query(offerUid).create({
    data: {
      ...offer,
      stage: 'open',
      remindersSent: 0,
      madeAt: new Date(),
      madeBy: by.actor.replace(/^staff: /, ''),
    },
  })
  if (offer.holdsNights) {
    for (const { rentalId } of offer.houses) {
      await holdNights(strapi, offer, rentalId, new Date(offer.validUntil))
    }
  } else if ((await listTaken(strapi, offer)).length > 0) {
    throw new NightsTaken('Others have nights of an offered rental.')
  }
  return 'done'
}
