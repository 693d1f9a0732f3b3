import type { Core } from '@strapi/strapi'
import type { ContractInquiryChange } from '../content-types/contract-inquiry'
import { inquiryColumns } from './inquiry-columns'
import { inquiryUid } from './inquiry-uid'

/**
 * Changes an inquiry if it is still as the caller saw it. That the team has seen it changes nothing that its sender
 * sees, so that alone leaves the revision as it is.
 */
export async function changeInquiry(
  strapi: Core.Strapi,
  reference: string,
  { revision, set }: ContractInquiryChange,
): Promise<'done' | 'unknown or outdated'> {
  const isSeenAlone = Object.keys(set).every((field) => field === 'seen')
  const { count } = await strapi.db.query(inquiryUid).updateMany({
    where: { reference, revision },
    data: { ...inquiryColumns(set), revision: isSeenAlone ? revision : revision + 1 },
  })
  return count === 1 ? 'done' : 'unknown or outdated'
}
