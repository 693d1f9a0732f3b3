import type { Core } from '@strapi/strapi'
import type { ContractChange } from '../content-types/contract'
import { isWithGuest, type ContractStage } from '../content-types/contract-stage'
import { contractReservationSchema } from '../content-types/contract-values'
import {
  bookContract,
  holdForContract,
  moveHoldOfContract,
  releaseContract,
} from '../reservations/book-contract'
import { versionUid } from './contract-uids'
import { validVersions } from './valid-versions'

/** A contract as its row was before the change. */
type Before = Record<string, unknown> & { reference: string }

/**
 * Books, holds or frees the nights of a contract as its change asks for, in the transaction of the change. The first of
 * several signatures holds the nights while the others sign, the last one books them. A version that was signed before,
 * and not withdrawn since, keeps its booking meanwhile. Throws `NightsTaken`.
 */
export async function followNights(
  strapi: Core.Strapi,
  before: Before,
  set: ContractChange['set'],
): Promise<void> {
  const { reference } = before
  const stage = set.stage ?? (before.stage as ContractStage)
  const reservation = () => contractReservationSchema.parse(set.reservation ?? before.reservation)
  if (set.stage === 'revoked') return releaseContract(strapi, reference)
  if (set.stage === 'signed' || set.stage === 'guestsSigned') {
    // When the team countersigns, the nights are booked already; a new link to a signed version books nothing.
    const isBooked = before.stage === 'guestsSigned' || before.stage === 'signed'
    if (!isBooked) await bookContract(strapi, reference, reservation())
    return
  }
  const had = lengthOf(before.signatures)
  const has = set.signatures === undefined ? had : lengthOf(set.signatures)
  const isElsewhere =
    set.reservation !== undefined && nightsOf(set.reservation) !== nightsOf(before.reservation)
  if (had === 0 && has === 0) {
    // The hold of an accepted offer moves with the contract that took it over.
    if (isElsewhere) await moveHoldOfContract(strapi, reference, reservation())
    return
  }
  const valid = { reference, id: { $in: validVersions(strapi, 'id') } }
  if ((await strapi.db.query(versionUid).count({ where: valid })) > 0) return
  const isClosed = !isWithGuest(stage)
  if (isClosed || (has === 0 && isElsewhere)) return releaseContract(strapi, reference)
  const isTouched = set.signatures !== undefined || set.expiresAt !== undefined
  const until = set.expiresAt ?? before.expiresAt
  // Where all signatures were taken away, a hold that there is goes on to its end, and no new one begins.
  if (has > 0 && isTouched && until) {
    await holdForContract(strapi, reference, reservation(), new Date(until as string))
  }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function nightsOf(reservation: unknown): string {
  const { rentalId, startDate, endDate } = contractReservationSchema.parse(reservation)
  return [rentalId, startDate, endDate].join(' ')
}
