import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { href } from './href'
import type { PageName } from './table'

/** The path of a section's listing page for the whole country, a region or a town. */
export function sectionHref(
  section: SectionKey,
  locale: Locale,
  place: { state?: string; location?: string } = {},
  search: string | URLSearchParams = '',
): string {
  return href(sectionPageName(section, place), locale, defined(place), search)
}

export function sectionPageName(
  section: SectionKey,
  place: { state?: string; location?: string },
): PageName {
  if (place.location) return `${section}Town`
  return place.state ? `${section}Region` : section
}

export function detailHref(
  section: SectionKey,
  locale: Locale,
  place: { state: string; location: string; slug: string },
  search: string | URLSearchParams = '',
): string {
  return href(`${section}Detail`, locale, place, search)
}

function defined(place: { state?: string; location?: string }): Record<string, string> {
  const entries: [string, string | undefined][] = Object.entries(place)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
