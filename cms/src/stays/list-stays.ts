import type { Core } from '@strapi/strapi'
import { stayListSchema } from '../content-types/stay'
import { stayStageNames } from '../content-types/stay-stage'
import { listPage } from '../records/list-page'
import { toIso } from '../records/moments'
import { staysOfHouse } from './find-by-house'
import { stayUid } from './stay-record'

/** The fields of a row of a list. */
export const stayRowFields = [
  'reference',
  'stage',
  'stageSince',
  'receivedAt',
  'guestName',
  'email',
  'phone',
  'rentalName',
  'startDate',
  'endDate',
  'owner',
  'followUpOn',
]

const listing = {
  uid: stayUid,
  fields: stayRowFields,
  stages: stayStageNames,
  searchIn: ['guestName', 'email', 'phone', 'reference', 'rentalName'],
  alsoFound: staysOfHouse,
  orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
} as const

/** A page of stays, the latest first. */
export async function listStays(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  return stayListSchema.parse({ data: rows.map(toStayRow), total })
}

export function toStayRow(row: Record<string, unknown>) {
  return {
    ...row,
    stageSince: toIso(row.stageSince),
    receivedAt: toIso(row.receivedAt),
  }
}
