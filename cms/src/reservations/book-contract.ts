import type { Core } from '@strapi/strapi'
import type { ContractReservation } from '../content-types/contract-values'
import { nightsOf, type StayDates } from '../content-types/nights'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { findHolder } from './find-holder'
import { findLockedPeriod } from './find-locked-period'
import { NightsTaken } from './guard-reservations'
import { readReservation } from './read-reservation'
import { reservationUid } from './reservation-uid'

/**
 * Books the nights of a signed contract, inside the transaction that stores the signature. A hold that names the
 * contract becomes the booking, and so does the booking of an earlier version. Throws `NightsTaken`; a contract that
 * names no rental of ours books nothing.
 */
export async function bookContract(
  strapi: Core.Strapi,
  reference: string,
  reservation: ContractReservation,
): Promise<void> {
  await reserveForContract(strapi, reference, reservation, { kind: 'booking', holdUntil: null })
}

/**
 * Holds the nights of a contract that some of its guests have signed, until a moment; inside the transaction of the
 * change. A hold that goes on longer keeps its end. Throws `NightsTaken`.
 */
export async function holdForContract(
  strapi: Core.Strapi,
  reference: string,
  reservation: ContractReservation,
  until: Date,
): Promise<void> {
  const where = { contract: reference, kind: 'hold' }
  const found = await strapi.db.query(reservationUid).findOne({ where, select: ['holdUntil'] })
  const longer = found?.holdUntil ? new Date(found.holdUntil) : until
  const holdUntil = longer > until ? longer : until
  await reserveForContract(strapi, reference, reservation, { kind: 'hold', holdUntil })
}

/**
 * Moves the hold of a contract to the nights that the contract names, and keeps its end; inside the transaction of the
 * change. Where others have those nights, or the contract names no rental of ours, the hold stays where it is until it
 * ends.
 */
export async function moveHoldOfContract(
  strapi: Core.Strapi,
  reference: string,
  reservation: ContractReservation,
): Promise<void> {
  const documentId = await findOfContract(strapi, reference)
  const hold = documentId && (await readReservation(strapi, documentId))
  if (!hold || hold.kind !== 'hold' || !hold.holdUntil) return
  const { rentalId: rental, startDate, endDate } = reservation
  const isSame = hold.rental === rental && hold.startDate === startDate && hold.endDate === endDate
  if (!rental || isSame) return
  const wanted = { rental, startDate, endDate }
  if (await areTaken(strapi, wanted, documentId)) return
  await holdForContract(strapi, reference, reservation, hold.holdUntil)
}

/** Whether the rental of a contract is there, and no other reservation or blocked dates have its nights. */
export async function mayBook(
  strapi: Core.Strapi,
  reference: string,
  { rentalId: rental, startDate, endDate }: ContractReservation,
): Promise<boolean> {
  if (!rental || !(await isThere(strapi, rental))) return false
  const own = await findOfContract(strapi, reference)
  return !(await areTaken(strapi, { rental, startDate, endDate }, own))
}

/** Whether another reservation than this one, or blocked dates, have one of these nights. */
async function areTaken(
  strapi: Core.Strapi,
  wanted: StayDates & { rental: string },
  own: string | null,
): Promise<boolean> {
  const holder = await findHolder(strapi, wanted, own === null ? [] : [own])
  return !!(holder ?? (await findLockedPeriod(strapi, wanted.rental, nightsOf(wanted))))
}

async function isThere(strapi: Core.Strapi, rental: string): Promise<boolean> {
  const rentals = strapi.db.query('api::rental.rental')
  return (await rentals.count({ where: { documentId: rental } })) > 0
}

type Claim = { kind: 'booking'; holdUntil: null } | { kind: 'hold'; holdUntil: Date }

async function reserveForContract(
  strapi: Core.Strapi,
  reference: string,
  { rentalId, fullName, startDate, endDate }: ContractReservation,
  claim: Claim,
): Promise<void> {
  if (!rentalId) return releaseContract(strapi, reference)
  if (!(await isThere(strapi, rentalId))) {
    throw new NightsTaken('The rental of the contract was deleted')
  }
  const data: Record<string, unknown> = {
    name: fullName,
    ...claim,
    contract: reference,
    startDate,
    endDate,
    rental: { set: [{ documentId: rentalId }] },
  }
  const documentId = await findOfContract(strapi, reference)
  const reservations = strapi.documents(reservationUid)
  if (documentId) await allowSubmissionWrites(() => reservations.update({ documentId, data }))
  else await reservations.create({ data })
}

/** Frees the nights of a contract. */
export async function releaseContract(strapi: Core.Strapi, reference: string): Promise<void> {
  const documentId = await findOfContract(strapi, reference)
  if (documentId) await strapi.documents(reservationUid).delete({ documentId })
}

async function findOfContract(strapi: Core.Strapi, contract: string): Promise<string | null> {
  const row = await strapi.db
    .query(reservationUid)
    .findOne({ where: { contract }, select: ['documentId'] })
  return row?.documentId ?? null
}
