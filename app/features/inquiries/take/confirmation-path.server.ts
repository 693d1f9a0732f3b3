import type { Locale } from '~content/locale'
import { proveReference } from '~/features/confirmation/reference-proof.server'
import { href } from '~/routing/href'

/**
 * Where a visitor goes after an inquiry: the page's own path and `/confirmation/inquire` (browsing.md §2).
 * The address tells the reference and nothing else of the visitor.
 */
export function confirmationPath(locale: Locale, reference: string, landing: boolean): string {
  const query = new URLSearchParams(landing ? { landing: 'true' } : {})
  query.set('reference', proveReference(reference))
  return href('inquireNowConfirmation', locale, { slug: 'inquire' }, query)
}
