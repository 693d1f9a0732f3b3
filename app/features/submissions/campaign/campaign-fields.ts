/**
 * How a visitor came to the site, under the names in which forms send it: what the address of the first page
 * said, and the site that led there. Nothing that the browser does not say by itself.
 */
export const campaignFields = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const

export const referrerField = 'referrer'
export const landingPageField = 'landingPage'

/** In characters; longer values are cut. */
export const maxCampaignValueLength = 250
export const maxAddressLength = 2000
