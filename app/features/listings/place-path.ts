import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { sectionHref } from '~/routing/section-pages'
import type { PlaceFacet } from './list-places'

/** The section's page for the region or town of a slug; null where the section has nothing there. */
export function placePath(
  section: SectionKey,
  locale: Locale,
  places: PlaceFacet[],
  slug: string,
): string | null {
  for (const region of places) {
    if (region.slug === slug) return sectionHref(section, locale, { state: slug })
    if (region.towns.some((town) => town.slug === slug)) {
      return sectionHref(section, locale, { state: region.slug, location: slug })
    }
  }
  return null
}
