import type { LeadSubmission } from '../content-types/lead'

/** As long as a column takes on every database. */
const longest = 255

/**
 * What brought a visitor here in one cell of a list: the marks of the link, else the site that they came from,
 * else nothing.
 */
export function leadSource(campaign: LeadSubmission['campaign']): string | null {
  if (!campaign) return null
  const marks = [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(' / ')
  return (marks || hostOf(campaign.referrer) || '').slice(0, longest) || null
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
