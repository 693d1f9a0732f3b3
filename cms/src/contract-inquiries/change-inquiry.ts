import type { Core } from '@strapi/strapi'
import type { ContractInquiryChange } from '../contract/contract-inquiry'
import { inquiryColumns } from './inquiry-columns'
import { inquiryUid } from './inquiry-uid'

/** Changes an inquiry that is still as the caller saw it; gives whether it did. */
export async function changeInquiry(
  strapi: Core.Strapi,
  reference: string,
  { revision, set }: ContractInquiryChange,
): Promise<boolean> {
  const { count } = await strapi.db.query(inquiryUid).updateMany({
    where: { reference, revision },
    data: { ...inquiryColumns(set), revision: revision + 1 },
  })
  return count === 1
}
