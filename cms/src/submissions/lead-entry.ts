import type { Core } from '@strapi/strapi'
import type { LeadSubmission } from '../content-types/lead'
import { fingerprintOf } from './fingerprint'
import { leadDetails } from './lead-details'
import { leadSource } from './lead-source'
import { firstLeadStage } from './lead-stages'
import type { SubmissionEntry } from './store-submission'

/** The stored form of a lead: flat, so that one list can show, sort and filter all kinds. */
export async function leadEntry(
  strapi: Core.Strapi,
  lead: LeadSubmission,
): Promise<SubmissionEntry> {
  const { submissionId, reference, receivedAt, kind, language, contact } = lead
  const { specialRequirement, landing, campaign, botFlag, pageUrl } = lead
  return {
    submissionId,
    reference,
    receivedAt,
    kind,
    language,
    ...contact,
    specialRequirement,
    landing,
    campaign,
    botFlag,
    pageUrl,
    fingerprint: fingerprintOf(lead),
    stage: firstLeadStage(kind),
    name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    source: leadSource(campaign),
    ...(await leadDetails(strapi, lead)),
  }
}
