/** What visitors are thanked for, by the last part of the address (contracts-and-routes.md §2.6). */
const confirmationSlugs = [
  'landing-page',
  'referral',
  'contract',
  'career',
  'inquire',
  'list-with-us',
  'subscribe',
] as const

export type ConfirmationSlug = (typeof confirmationSlugs)[number]

export function findConfirmationSlug(slug: string | undefined): ConfirmationSlug | null {
  return confirmationSlugs.find((known) => known === slug) ?? null
}
