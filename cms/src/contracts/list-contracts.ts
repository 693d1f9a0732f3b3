import type { Core } from '@strapi/strapi'
import type { ContractRow } from '../contract/contract'
import { contractStageNames } from '../contract/contract-stage'
import { contractUid } from './contract-uids'

const rowsPerPage = 25
const shown = [
  'reference',
  'stage',
  'fullName',
  'property',
  'startDate',
  'endDate',
  'version',
] as const

type Asked = Record<string, unknown>

/** A page of contracts, the latest first: `search` in guest, property and reference; `stage`; `page` from 1. */
export async function listContracts(
  strapi: Core.Strapi,
  { search, stage, page }: Asked,
): Promise<{ data: ContractRow[]; total: number }> {
  const words = typeof search === 'string' ? search.trim().slice(0, 100) : ''
  const isStage = contractStageNames.some((name) => name === stage)
  const number = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), 10_000)
  const where = {
    ...(isStage && { stage }),
    ...(words && {
      $or: ['fullName', 'property', 'reference'].map((field) => ({
        [field]: { $containsi: words },
      })),
    }),
  }
  const [rows, total] = await strapi.db.query(contractUid).findWithCount({
    ...{ where, select: [...shown], orderBy: { id: 'desc' } },
    ...{ limit: rowsPerPage, offset: (number - 1) * rowsPerPage },
  })
  const data = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(shown.map((name) => [name, row[name]])),
  )
  return { data: data as ContractRow[], total }
}

/** References of the contracts that wait for a guest: those that may need a reminder or are over. */
export async function listWaiting(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi.db.query(contractUid).findMany({
    where: { stage: { $in: ['sent', 'opened', 'part'] } },
    select: ['reference'],
    limit: 5000,
  })
  return rows.map(({ reference }: { reference: string }) => reference)
}
