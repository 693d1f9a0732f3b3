import type { Core } from '@strapi/strapi'
import type { ContractInquiryRow } from '../contract/contract-inquiry'
import { contractInquiryStages } from '../contract/contract-inquiry-stage'
import { pageOf, wordsAsked } from '../records/list-query'
import { inquiryUid } from './inquiry-uid'

const shown = ['reference', 'stage', 'name', 'about', 'receivedAt', 'seen', 'isEdit'] as const

/** A page of inquiries, the latest first: `search` in name, document, e-mail and reference; `stage`; `page` from 1. */
export async function listInquiries(
  strapi: Core.Strapi,
  { search, stage, page }: Record<string, unknown>,
): Promise<{ data: ContractInquiryRow[]; total: number }> {
  const isStage = contractInquiryStages.some((name) => name === stage)
  const where = {
    ...(isStage && { stage }),
    ...wordsAsked(search, ['name', 'about', 'email', 'reference']),
  }
  const [rows, total] = await strapi.db.query(inquiryUid).findWithCount({
    ...{ where, select: [...shown], orderBy: { receivedAt: 'desc' } },
    ...pageOf(page),
  })
  const data = rows.map(
    ({ reference, stage, name, about, receivedAt, seen, isEdit }: Record<string, unknown>) => ({
      ...{ reference, stage, name, about, seen: seen === true, isEdit: isEdit === true },
      receivedAt: new Date(String(receivedAt)).toISOString(),
    }),
  )
  return { data: data as ContractInquiryRow[], total }
}
