import type { Core } from '@strapi/strapi'
import {
  contractReservationSchema,
  type ContractReservation,
} from '../content-types/contract-values'
import { eventUid, versionUid } from './contract-uids'
import { readSignedReservations } from './read-signed-reservations'

/** A row of a contract. */
type Row = { reference: string; stage: string; reservation?: unknown }

/**
 * What the guests of a contract have agreed on: what all signed last, also while a change of it waits or was declined.
 * Null if no version was signed, or the contract was withdrawn after it.
 */
export async function agreedReservation(
  strapi: Core.Strapi,
  row: Row,
): Promise<ContractReservation | null> {
  if (isAgreed(row)) return contractReservationSchema.parse(row.reservation)
  const { reference, stage } = row
  const signed = (await readSignedReservations(strapi, [reference])).get(reference)
  if (!signed || stage === 'revoked' || (await wasWithdrawn(strapi, reference))) return null
  return signed
}

/** Whether all guests have signed the contract as its row has it. */
export function isAgreed({ stage }: Row): boolean {
  return stage === 'signed' || stage === 'guestsSigned'
}

/** Whether nothing was signed, and no signed version kept, since the contract was withdrawn. */
async function wasWithdrawn(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const [last] = await strapi.db.query(eventUid).findMany({
    where: { reference, kind: { $in: ['revoked', 'kept'] } },
    select: ['kind', 'at'],
    orderBy: { id: 'desc' },
    limit: 1,
  })
  if (last?.kind !== 'revoked') return false
  const where = { reference, signedAt: { $gt: last.at } }
  return (await strapi.db.query(versionUid).count({ where })) === 0
}
