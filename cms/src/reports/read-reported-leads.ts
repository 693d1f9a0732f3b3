import type { Core } from '@strapi/strapi'
import type { LeadKind } from '../content-types/lead-kind'
import { reportedLeadsSchema, type ReportedLead } from '../content-types/report'
import { toIso } from '../records/moments'
import { campaignColumns, campaignOf, pathOf } from './reported-campaign'
import { reportedPeriod } from './reported-period'

/** What a campaign may bring; reports, claims and applications come for other reasons. */
const countedKinds: readonly LeadKind[] = ['listWithUs', 'referral', 'landing', 'subscription']

/**
 * The leads of some days as reports count them. A subscription counts once it was confirmed, also if it has ended
 * since.
 */
export async function readReportedLeads(
  strapi: Core.Strapi,
  days: { from: string; to: string },
): Promise<ReportedLead[]> {
  const rows: Record<string, unknown>[] = await strapi.db.query('api::lead.lead').findMany({
    where: {
      receivedAt: reportedPeriod(days),
      kind: { $in: countedKinds },
      stage: { $ne: 'spam' },
      $or: [{ kind: { $ne: 'subscription' } }, { confirmedAt: { $notNull: true } }],
    },
    select: ['receivedAt', 'pageUrl'],
    populate: { campaign: { select: campaignColumns } },
    orderBy: { receivedAt: 'asc' },
  })
  const data = rows.map((row) => ({
    receivedAt: toIso(row.receivedAt),
    campaign: campaignOf(row),
    formPage: pathOf(row.pageUrl),
  }))
  return reportedLeadsSchema.parse({ data }).data
}
