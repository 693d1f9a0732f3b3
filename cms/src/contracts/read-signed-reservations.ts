import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import {
  contractReservationSchema,
  type ContractReservation,
} from '../content-types/contract-values'
import { inBatches } from '../records/in-batches'
import { versionUid } from './contract-uids'
import { validVersions } from './valid-versions'

const contentSchema = z.object({ reservation: contractReservationSchema })

type Version = { reference: string; content: string }

/**
 * What the latest signed version of each contract agrees on, by reference. Contracts that nobody signed are left out,
 * those that were withdrawn since, and those whose version was signed with other fields than today's.
 */
export async function readSignedReservations(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, ContractReservation>> {
  const versions: Version[] = await inBatches(references, (some) =>
    strapi.db.query(versionUid).findMany({
      where: { reference: { $in: some }, id: { $in: validVersions(strapi, 'id') } },
      select: ['reference', 'content'],
      orderBy: { id: 'asc' },
    }),
  )
  const latest = new Map(versions.map(({ reference, content }) => [reference, content]))
  return new Map(
    [...latest].flatMap(([reference, content]) => {
      const read = contentSchema.safeParse(JSON.parse(content))
      return read.success ? [[reference, read.data.reservation] as const] : []
    }),
  )
}
