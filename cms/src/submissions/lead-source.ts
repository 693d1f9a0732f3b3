import type { LeadSubmission } from '../content-types/lead'

/** The length of a string column on every database. */
const longest = 255

/**
 * The visitor's source for one column of a list: the link's UTM values, else the referring host, else null.
 */
export function leadSource(campaign: LeadSubmission['campaign']): string | null {
  if (!campaign) return null
  const marks = [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(' / ')
  return (marks || hostOf(campaign.referrer) || '').slice(0, longest) || null
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
