import type { Locale } from '~content/locale'
import { proveReference } from '~/features/submissions/reference-proof.server'
import { href } from '~/routing/href'

/**
 * Where a visitor goes after an inquiry: the page's own path and `/confirmation/inquire` (browsing.md §2).
 * The address tells the reference, whether it is a purchase, and nothing else of the visitor.
 */
export function confirmationPath(
  locale: Locale,
  { reference, isSale }: { reference: string; isSale: boolean },
  landing: boolean,
): string {
  const query = new URLSearchParams(landing ? { landing: 'true' } : {})
  if (isSale) query.set('type', 'housesForSale')
  query.set('reference', proveReference(reference))
  return href('inquireNowConfirmation', locale, { slug: 'inquire' }, query)
}
