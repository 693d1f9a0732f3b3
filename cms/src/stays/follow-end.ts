import type { Core } from '@strapi/strapi'
import { stagesCalledOff, type StayStage } from '../content-types/stay-stage'
import { agreedReservation } from '../contracts/agreed-reservation'
import { contractUid } from '../contracts/contract-uids'
import { bookContract, mayBook, releaseContract } from '../reservations/book-contract'

type Moved = { stage: StayStage; contract: string | null }

/**
 * Frees the nights of a stay that becomes lost or cancelled, and books the signed nights again when it comes back, also
 * while a change of its contract is unsigned. Books nothing if no version was signed. Call it in the transaction of the
 * move. Throws `NightsTaken`, except where the contract was sent again: it may name other nights because these are
 * taken.
 */
export async function followEnd(
  strapi: Core.Strapi,
  before: StayStage,
  { stage, contract }: Moved,
): Promise<void> {
  if (!contract || isOff(before) === isOff(stage)) return
  if (isOff(stage)) return releaseContract(strapi, contract)
  const row = await strapi.db
    .query(contractUid)
    .findOne({ where: { reference: contract }, select: ['reference', 'stage', 'reservation'] })
  const agreed = row && (await agreedReservation(strapi, row))
  if (!agreed) return
  if (stage === 'contractSent' && !(await mayBook(strapi, contract, agreed))) return
  await bookContract(strapi, contract, agreed)
}

const isOff = (stage: StayStage) => stagesCalledOff.includes(stage)
