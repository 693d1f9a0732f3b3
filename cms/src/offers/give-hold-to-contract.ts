import type { Core } from '@strapi/strapi'
import { acceptedHoldDays } from '../content-types/offer-stage'
import type { ContractReservation } from '../content-types/contract-values'
import { days } from '../content-types/duration'
import { recordProgramSave } from '../publishing/guard-overwriting'
import { moveHoldOfContract } from '../reservations/book-contract'
import { reservationUid } from '../reservations/reservation-uid'
import { findStay, type StayAuthor } from '../stays/stay-record'
import { withdraw } from './end-offers'
import { ownHolds } from './hold-nights'
import { offerUid, type OfferRow } from './offer-record'

type Contract = {
  reference: string
  reservation: ContractReservation
  author: StayAuthor
}

/**
 * Gives the nights that an offer of a stay holds to the new contract of the stay: signing makes the hold the booking,
 * and withdrawing the contract frees it. A hold of other nights than those of the contract moves there. An offer that
 * is still open is withdrawn, as the contract answers it. Call it in the transaction that stores the contract.
 */
export async function giveHoldToContract(
  strapi: Core.Strapi,
  { reference, reservation, author }: Contract,
): Promise<void> {
  const { rentalId } = reservation
  const stay = await findStay(strapi, { contract: reference })
  if (!stay) return
  const offers: OfferRow[] = await strapi.db.query(offerUid).findMany({
    where: { stay: stay.reference, stage: { $in: ['open', 'accepted'] } },
  })
  for (const offer of offers) {
    if (offer.stage === 'accepted') await giveHold(strapi, ownHolds(offer.reference), reference)
    else {
      const ofRental = { rental: { documentId: rentalId ?? '' } }
      await giveHold(strapi, { ...ownHolds(offer.reference), ...ofRental }, reference)
      await withdraw(strapi, offer, author)
    }
  }
  await moveHoldOfContract(strapi, reference, reservation)
}

async function giveHold(strapi: Core.Strapi, where: object, contract: string): Promise<void> {
  const holds = strapi.db.query(reservationUid)
  const hold = await holds.findOne({ where, select: ['id', 'documentId', 'holdUntil'] })
  if (!hold) return
  const until = new Date(hold.holdUntil)
  const longer = new Date(Date.now() + days(acceptedHoldDays))
  // An ended hold is not prolonged: others may have the nights.
  const holdUntil = until > new Date() && until < longer ? longer : until
  await holds.update({ where: { id: hold.id }, data: { contract, holdUntil } })
  recordProgramSave('site', reservationUid, hold.documentId)
}
