import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { proveReference } from '~/features/submissions/reference-proof.server'
import { href } from '~/routing/href'

/**
 * Where a visitor goes after an inquiry: the page's own path and `/confirmation/inquire`, or from a landing the
 * confirmation of landings (browsing.md §2). The address tells the reference, the section of the places, and
 * nothing else of the visitor.
 */
export function confirmationPath(
  locale: Locale,
  { reference, section }: { reference: string; section: SectionKey | null },
  landing: boolean,
): string {
  const query = new URLSearchParams()
  if (section) query.set('type', section)
  if (section === 'uniqueStays') query.set('uniqueStays', 'true')
  if (landing) query.set('landing', 'true')
  query.set('reference', proveReference(reference))
  return landing
    ? href('confirmation', locale, { slug: 'landing-page' }, query)
    : href('inquireNowConfirmation', locale, { slug: 'inquire' }, query)
}
