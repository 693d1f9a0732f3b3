import type { Core } from '@strapi/strapi'
import { contractInquiryListSchema } from '../content-types/contract-inquiry'
import { contractInquiryStages } from '../content-types/contract-inquiry-stage'
import { listPage } from '../records/list-page'
import { toIso } from '../records/moments'
import { inquiryUid } from './inquiry-uid'

const listing = {
  uid: inquiryUid,
  fields: ['reference', 'stage', 'name', 'about', 'receivedAt', 'seen', 'isEdit'],
  stages: contractInquiryStages,
  searchIn: ['name', 'about', 'email', 'reference'],
  orderBy: { receivedAt: 'desc' },
} as const

/** A page of contract inquiries, the latest first. */
export async function listInquiries(strapi: Core.Strapi, query: Record<string, unknown>) {
  const { rows, total } = await listPage(strapi, listing, query)
  const data = rows.map((row) => ({
    ...row,
    seen: row.seen === true,
    isEdit: row.isEdit === true,
    receivedAt: toIso(row.receivedAt),
  }))
  return contractInquiryListSchema.parse({ data, total })
}
