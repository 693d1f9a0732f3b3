import type { Core } from '@strapi/strapi'
import type { InquirySubmission } from '../contract/inquiry'
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
    rental: await connectRental(strapi, rental.id, submission.language),
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

/** The rental in the visitor's language where it has that one; nothing where it was deleted. */
async function connectRental(strapi: Core.Strapi, documentId: string, language: string) {
  const drafts = await strapi.db.query('api::rental.rental').findMany({
    where: { documentId, publishedAt: null },
    select: ['locale'],
  })
  const draft = drafts.find(({ locale }) => locale === language) ?? drafts[0]
  if (!draft) return null
  return { connect: [{ documentId, locale: draft.locale, status: 'draft' }] }
}
