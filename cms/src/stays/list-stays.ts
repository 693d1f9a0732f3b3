import type { Core } from '@strapi/strapi'
import { stayListSchema } from '../content-types/stay'
import { stayStageNames } from '../content-types/stay-stage'
import { listPage } from '../records/list-page'
import { stayUid } from './stay-record'

const listing = {
  uid: stayUid,
  fields: [
    ...['reference', 'stage', 'stageSince', 'receivedAt', 'guestName', 'email', 'phone'],
    ...['rentalName', 'startDate', 'endDate', 'owner'],
  ],
  stages: stayStageNames,
  searchIn: ['guestName', 'email', 'phone', 'reference', 'rentalName'],
  orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
} as const

/** A page of stays, the latest first. */
export async function listStays(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  const data = rows.map((row) => ({
    ...row,
    stageSince: new Date(String(row.stageSince)).toISOString(),
    receivedAt: new Date(String(row.receivedAt)).toISOString(),
  }))
  return stayListSchema.parse({ data, total })
}
