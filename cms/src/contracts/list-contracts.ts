import type { Core } from '@strapi/strapi'
import { contractListSchema } from '../content-types/contract'
import { archivedList, contractOrders, type ContractOrder } from '../content-types/contract-order'
import { contractStageNames } from '../content-types/contract-stage'
import { listPage } from '../records/list-page'
import { calledOffContracts } from './called-off-contracts'
import { contractUid } from './contract-uids'

const listing = {
  uid: contractUid,
  fields: [
    'reference',
    'stage',
    'fullName',
    'property',
    'startDate',
    'endDate',
    'version',
    'amount',
    'currency',
    'openedAt',
    'lastActivityAt',
    'reminders',
    'signerCount',
    'signatureCount',
  ],
  stages: contractStageNames,
  searchIn: ['fullName', 'property', 'reference'],
} as const

/** Equal rows: the latest first. Amounts are grouped by currency. */
const orders: Record<ContractOrder, object[]> = {
  latest: [{ id: 'desc' }],
  activity: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
  opened: [{ openedAt: 'desc' }, { id: 'desc' }],
  amount: [{ currency: 'asc' }, { amount: 'desc' }, { id: 'desc' }],
  reminders: [{ reminders: 'desc' }, { id: 'desc' }],
}

/** A page of contracts in one of the orders. Archived ones are a list of their own. */
export async function listContracts(strapi: Core.Strapi, query: Record<string, unknown>) {
  const order = contractOrders.find((name) => name === query.sort) ?? 'latest'
  const whole = {
    ...listing,
    orderBy: orders[order],
    within: { archived: query.stage === archivedList },
  }
  const { rows, total } = await listPage(strapi, whole, query)
  return contractListSchema.parse({ data: rows, total })
}

/**
 * The references of contracts that wait for their guest, for reminders and expiry. Without those whose stay is lost
 * or cancelled.
 */
export async function listAwaitingGuest(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi.db.query(contractUid).findMany({
    where: {
      stage: { $in: ['sent', 'opened', 'part'] },
      reference: { $notIn: calledOffContracts(strapi) },
    },
    select: ['reference'],
    limit: 5000,
  })
  return rows.map(({ reference }: { reference: string }) => reference)
}
