import type { Core } from '@strapi/strapi'
import { contractReservationSchema } from '../content-types/contract-values'
import { stagesCalledOff, type StayStage } from '../content-types/stay-stage'
import { contractUid } from '../contracts/contract-uids'
import { bookContract, releaseContract } from '../reservations/book-contract'

type Moved = { stage: StayStage; contract: string | null }

/**
 * Frees the nights of a stay that becomes lost or cancelled. One that comes back takes the nights of its signed
 * contract again; a contract that is not signed takes them with its signatures. Call it in the transaction of the move.
 * Throws `NightsTaken`.
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
    .findOne({ where: { reference: contract }, select: ['stage', 'reservation'] })
  if (row?.stage !== 'signed' && row?.stage !== 'guestsSigned') return
  await bookContract(strapi, contract, contractReservationSchema.parse(row.reservation))
}

const isOff = (stage: StayStage) => stagesCalledOff.includes(stage)
