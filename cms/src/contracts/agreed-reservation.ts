import type { Core } from '@strapi/strapi'
import {
  contractReservationSchema,
  type ContractReservation,
} from '../content-types/contract-values'
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
  if (stage === 'revoked') return null
  return (await readSignedReservations(strapi, [reference])).get(reference) ?? null
}

/** Whether all guests have signed the contract as its row has it. */
export function isAgreed({ stage }: Row): boolean {
  return stage === 'signed' || stage === 'guestsSigned'
}
