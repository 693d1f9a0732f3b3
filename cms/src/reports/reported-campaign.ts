import type { ReportedStay } from '../content-types/report'

type Campaign = ReportedStay['campaign']

/** What reports read of a campaign. */
export const campaignColumns: (keyof Campaign)[] = [
  'source',
  'medium',
  'campaign',
  'referrer',
  'landingPage',
]

/**
 * The campaign that brought a visitor. Only the path of the first page is kept, since its query may hold anything.
 */
export function campaignOf(record: { campaign?: unknown } | null): Campaign {
  const told = (record?.campaign ?? {}) as Partial<Campaign>
  const { source, medium, campaign, referrer, landingPage } = told
  return {
    source: source || null,
    medium: medium || null,
    campaign: campaign || null,
    referrer: referrer || null,
    landingPage: pathOf(landingPage),
  }
}

/** The path of an address, or of a path with a query; null where there is none. */
export function pathOf(address: unknown): string | null {
  const anywhere = 'https://site.invalid'
  if (typeof address !== 'string' || !address || !URL.canParse(address, anywhere)) return null
  return new URL(address, anywhere).pathname
}
