/** What visitors are thanked for, by the last part of the address (contracts-and-routes.md §2.6). */
const thankYouSlugs = [
  'landing-page',
  'referral',
  'contract',
  'career',
  'inquire',
  'list-with-us',
  'subscribe',
] as const

export type ThankYouSlug = (typeof thankYouSlugs)[number]

export function findThankYouSlug(slug: string | undefined): ThankYouSlug | null {
  return thankYouSlugs.find((known) => known === slug) ?? null
}
