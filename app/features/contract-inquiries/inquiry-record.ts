import type { ContractInquiry } from '~content/contract-inquiry'

/** An inquiry in the customer's names (contracts-and-routes.md §3). `id` is what the address named. */
export function inquiryRecord(inquiry: ContractInquiry, id: string) {
  const { contact, contractsAr, photo, document } = inquiry
  const file = (one: typeof photo) => one && { _id: one.id, name: one.name }
  return {
    _id: id,
    reference: inquiry.reference,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    specialRequeriment: inquiry.specialRequirement,
    documentCreateDate: inquiry.receivedAt,
    contracts_ar: { _id: contractsAr.id, title: contractsAr.title },
    seen: inquiry.seen,
    isEdit: inquiry.isEdit,
    language_code: inquiry.language,
    document: file(document),
    photo: file(photo),
    // Nobody sends the form without it.
    agreement: true,
  }
}
