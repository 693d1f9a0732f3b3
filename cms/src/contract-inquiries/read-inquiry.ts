import type { Core } from '@strapi/strapi'
import { contractInquirySchema, type ContractInquiry } from '../content-types/contract-inquiry'
import { toIso } from '../records/moments'
import { inquiryUid } from './inquiry-uid'

/** A contract inquiry; null when there is none. */
export async function readInquiry(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<ContractInquiry | null> {
  const row = await strapi.db.query(inquiryUid).findOne({ where })
  if (!row) return null
  const { firstName, lastName, email, phone, countryCode, contactMethod, noPhone } = row
  const file = (id: unknown, name: unknown) => (id ? { id, name } : null)
  return contractInquirySchema.parse({
    ...row,
    receivedAt: toIso(row.receivedAt),
    seen: row.seen === true,
    isEdit: row.isEdit === true,
    contact: { firstName, lastName, email, phone, countryCode, contactMethod, noPhone },
    specialRequirement: row.specialRequeriment,
    contractsAr: { id: row.contractsArId, title: row.about },
    photo: file(row.photo, row.photoName),
    document: file(row.document, row.documentName),
  })
}
