import type { Locale } from '~content/locale'
import type { ThankYouSlug } from '~/features/thank-you/thank-you-slug'
import { proveReference } from '~/features/submissions/reference-proof.server'
import { href } from '~/routing/href'

/** The page that thanks for a lead, by its reference; `query` names a variant (contracts-and-routes.md §2.6). */
export function leadConfirmation(
  slug: ThankYouSlug,
  locale: Locale,
  query: Record<string, string> = {},
): (reference: string) => string {
  return (reference) => {
    const search = new URLSearchParams({ ...query, reference: proveReference(reference) })
    return href('confirmation', locale, { slug }, search)
  }
}
