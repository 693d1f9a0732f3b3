import type { Core } from '@strapi/strapi'
import { contractListSchema } from '../content-types/contract'
import { contractStageNames } from '../content-types/contract-stage'
import { listPage } from '../records/list-page'
import { contractUid } from './contract-uids'

const listing = {
  uid: contractUid,
  fields: ['reference', 'stage', 'fullName', 'property', 'startDate', 'endDate', 'version'],
  stages: contractStageNames,
  searchIn: ['fullName', 'property', 'reference'],
  orderBy: { id: 'desc' },
} as const

/** A page of contracts, the latest first. */
export async function listContracts(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  return contractListSchema.parse({ data: rows, total })
}

/** The references of contracts that wait for their guest: some need a reminder, some have expired. */
export async function listAwaitingGuest(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi.db.query(contractUid).findMany({
    where: { stage: { $in: ['sent', 'opened', 'part'] } },
    select: ['reference'],
    limit: 5000,
  })
  return rows.map(({ reference }: { reference: string }) => reference)
}
