/**
 * What a landing form belongs to, under the customer's own names (leads-and-content.md §3): the document id
 * of one of these travels along. Of a listing section, whose top-listing cover has the form, it is the key.
 */
export const landingSources = [
  'landing_page',
  'landing_pages_with_product',
  'landing_page_product',
  'landing_offer',
  'landing_price',
  'listing_section',
] as const

export type LandingSource = (typeof landingSources)[number]
