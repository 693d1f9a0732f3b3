import type { Core } from '@strapi/strapi'
import { inBatches } from '../records/in-batches'
import { toIsoOrNull } from '../records/moments'
import { contractUid, versionUid } from './contract-uids'
import { readSignedReservations } from './read-signed-reservations'
import { validVersions } from './valid-versions'

type Row = { reference: string } & Record<string, unknown>

/**
 * Contracts by reference, with what the latest signed version says and when it was signed: it holds until the next one
 * is signed or the contract is withdrawn.
 */
export async function readAgreements(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, object>> {
  const contracts: Row[] = await inBatches(references, (some) =>
    strapi.db.query(contractUid).findMany({
      where: { reference: { $in: some } },
      select: ['reference', 'stage', 'reservation'],
    }),
  )
  const versions: Row[] = await inBatches(references, (some) =>
    strapi.db.query(versionUid).findMany({
      where: { reference: { $in: some }, id: { $in: validVersions(strapi, 'id') } },
      select: ['reference', 'signedAt'],
      orderBy: { id: 'asc' },
    }),
  )
  const signedAtOf = new Map(versions.map(({ reference, signedAt }) => [reference, signedAt]))
  const changed = contracts.filter(({ stage }) => stage !== 'signed')
  const signed = await readSignedReservations(
    strapi,
    changed.map(({ reference }) => reference),
  )
  return new Map(
    contracts.map((contract) => {
      const { reference } = contract
      const signedAt = toIsoOrNull(signedAtOf.get(reference))
      const reservation = signed.get(reference) ?? contract.reservation
      return [reference, { ...contract, reservation, signedAt }]
    }),
  )
}
