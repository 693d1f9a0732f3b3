import type { Core } from '@strapi/strapi'
import type { InquiredRental, InquirySubmission } from '../content-types/inquiry'
import { notSaid } from '../content-types/not-said'
import { connectDocument } from './connect-document'
import { fingerprintOf } from './fingerprint'
import type { SubmissionEntry } from './store-submission'

/** The stored form of an inquiry: flat, so that lists can show, sort and filter every field. */
export async function inquiryEntry(
  strapi: Core.Strapi,
  submission: InquirySubmission,
): Promise<SubmissionEntry> {
  const { contact, rental, stay, price, payment, otherPlaces, ...rest } = submission
  return {
    ...rest,
    ...contact,
    ...stay,
    phone: contact.phone ?? notSaid,
    countryCode: contact.countryCode ?? notSaid,
    specialRequirement: submission.specialRequirement ?? notSaid,
    fingerprint: fingerprintOf(submission),
    stage: 'new',
    guestName: `${contact.firstName} ${contact.lastName}`,
    rental: await connectDocument(strapi, 'api::rental.rental', {
      documentId: rental.id,
      language: submission.language,
    }),
    rentalSlug: rental.slug,
    rentalName: rental.name,
    section: rental.section,
    productType: rental.type ?? null,
    pageUrl: rental.pageUrl,
    currencyCode: price.currencyCode,
    priceLines: price.lines,
    total: price.total,
    totalFormated: price.totalFormated,
    basePrice: price.basePrice ?? null,
    controlPrice: price.controlPrice ?? notSaid,
    paymentMethod: payment?.name ?? notSaid,
    paymentMethodId: payment?.id ?? notSaid,
    paymentPercent: payment?.percent ?? null,
    paymentFee: payment?.fee ?? null,
    totalWithFee: payment?.totalWithFee ?? null,
    totalWithFeeFormated: payment?.totalWithFeeFormated ?? null,
    placeCount: 1 + (otherPlaces?.length ?? 0),
    otherPlaces: (otherPlaces ?? []).map(rentalEntry),
  }
}

/** The lines of its price are one text: a part of a part cannot be compared when staff save the inquiry. */
function rentalEntry({ rental, stay, price, payment, isQuote }: InquiredRental) {
  const { startDate, endDate, nights, months, totalPax } = stay
  return {
    startDate,
    endDate,
    nights,
    months,
    totalPax,
    rentalName: rental.name,
    rentalSlug: rental.slug,
    section: rental.section,
    pageUrl: rental.pageUrl,
    priceText: price.lines.map(({ label, amount }) => `${label}: ${amount.toFixed(2)}`).join('\n'),
    total: price.total,
    totalFormated: price.totalFormated,
    totalWithFeeFormated: payment?.totalWithFeeFormated ?? null,
    isQuote,
  }
}
