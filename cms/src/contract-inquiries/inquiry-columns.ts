import type { ContractInquiryChange } from '../content-types/contract-inquiry'

/** The database columns of a contract inquiry's fields. */
export function inquiryColumns({
  contact,
  specialRequirement,
  photo,
  document,
  ...plain
}: ContractInquiryChange['set']): Record<string, unknown> {
  return {
    ...plain,
    ...(contact && { ...contact, name: `${contact.firstName} ${contact.lastName}` }),
    ...(specialRequirement !== undefined && { specialRequeriment: specialRequirement }),
    ...(photo !== undefined && { photo: photo?.id ?? null, photoName: photo?.name ?? null }),
    ...(document !== undefined && {
      document: document?.id ?? null,
      documentName: document?.name ?? null,
    }),
  }
}
