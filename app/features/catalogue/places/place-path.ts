import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { sectionHref } from '~/routing/section-pages'
import type { PlaceFacet } from './list-places'

/** What the place filter sends for a whole region, which may share its slug with a town of it. */
export function regionValue(slug: string): string {
  return `region:${slug}`
}

/**
 * The section's page for what `location` says: a region's value, the slug of a town or, where no town has
 * it, of a region; null if the section has nothing there.
 */
export function placePath(
  section: SectionKey,
  locale: Locale,
  places: PlaceFacet[],
  value: string,
): string | null {
  const around = places.find((region) => region.towns.some(({ slug }) => slug === value))
  if (around) return sectionHref(section, locale, { state: around.slug, location: value })
  const region = places.find(({ slug }) => slug === value || regionValue(slug) === value)
  return region ? sectionHref(section, locale, { state: region.slug }) : null
}
