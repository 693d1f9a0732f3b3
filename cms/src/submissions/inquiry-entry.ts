import type { Core } from '@strapi/strapi'
import type { InquirySubmission } from '../contract/inquiry'
import { connectDocument } from './connect-document'
import { fingerprintOf } from './fingerprint'
import type { SubmissionEntry } from './store-submission'

/** An inquiry as the CMS keeps it: flat, so that lists can show, sort and filter every part. */
export async function inquiryEntry(
  strapi: Core.Strapi,
  submission: InquirySubmission,
): Promise<SubmissionEntry> {
  const { contact, rental, stay, price, payment, ...rest } = submission
  return {
    ...rest,
    ...contact,
    ...stay,
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
    pageUrl: rental.pageUrl,
    currencyCode: price.currencyCode,
    priceLines: price.lines,
    total: price.total,
    totalFormated: price.totalFormated,
    paymentMethod: payment?.name ?? null,
    paymentPercent: payment?.percent ?? null,
    paymentFee: payment?.fee ?? null,
    totalWithFee: payment?.totalWithFee ?? null,
    totalWithFeeFormated: payment?.totalWithFeeFormated ?? null,
  }
}
