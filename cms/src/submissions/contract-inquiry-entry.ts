import type { Core } from '@strapi/strapi'
import type { ContractInquirySubmission } from '../content-types/contract-inquiry'
import { inquiryColumns } from '../contract-inquiries/inquiry-columns'
import { connectDocument } from './connect-document'
import { formatGuatemalaTime } from './csv/guatemala-time'
import { fingerprintOf } from './fingerprint'
import { leadSource } from './lead-source'
import type { SubmissionEntry } from './store-submission'

/** The stored form of a contract inquiry: flat, so that lists can show, sort and filter every field. */
export async function contractInquiryEntry(
  strapi: Core.Strapi,
  inquiry: ContractInquirySubmission,
): Promise<SubmissionEntry> {
  const { submissionId, reference, receivedAt, language, landing, campaign } = inquiry
  const { contact, specialRequirement, contractsAr, photo, document } = inquiry
  const { botFlag, pageUrl, linkHash } = inquiry
  return {
    submissionId,
    reference,
    receivedAt,
    language,
    landing,
    campaign,
    botFlag,
    pageUrl,
    linkHash,
    ...inquiryColumns({ contact, specialRequirement, photo, document }),
    fingerprint: fingerprintOf(inquiry),
    stage: 'new',
    documentCreateDate: formatGuatemalaTime(receivedAt).slice(0, 10),
    source: leadSource(campaign),
    about: contractsAr.title,
    contractsArId: contractsAr.id,
    contracts_ar: await connectDocument(strapi, 'api::document-page.document-page', {
      documentId: contractsAr.id,
      language,
    }),
  }
}
