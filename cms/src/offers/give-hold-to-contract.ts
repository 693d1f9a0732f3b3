import type { Core } from '@strapi/strapi'
import { reservationUid } from '../reservations/reservation-uid'
import { findStay } from '../stays/stay-record'
import { ownHolds } from './hold-nights'
import { offerUid } from './offer-record'

/**
 * Gives the nights that the accepted offer of a stay holds to its new contract: signing makes the hold the booking,
 * and withdrawing the contract frees it. Call it in the transaction that stores the contract.
 */
export async function giveHoldToContract(strapi: Core.Strapi, contract: string): Promise<void> {
  const stay = await findStay(strapi, { contract })
  if (!stay) return
  const accepted = { stay: stay.reference, stage: 'accepted' }
  const offer = await strapi.db.query(offerUid).findOne({ where: accepted, select: ['reference'] })
  if (!offer) return
  const holds = strapi.db.query(reservationUid)
  const hold = await holds.findOne({ where: ownHolds(offer.reference), select: ['id'] })
  if (hold) await holds.update({ where: { id: hold.id }, data: { contract } })
}
