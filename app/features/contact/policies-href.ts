import type { Locale } from '~content/locale'
import { href, isBuilt } from '~/routing/href'

/** The privacy policies among the terms (contracts-and-routes.md §2.7). */
const slugs: Record<Locale, string> = { en: 'privacy-policies', es: 'politicas-de-privacidad' }

/** Where the policies stand that forms ask to accept; undefined while the site has no such page. */
export function policiesHref(locale: Locale): string | undefined {
  return isBuilt('terms') ? href('terms', locale, { slug: slugs[locale] }) : undefined
}
