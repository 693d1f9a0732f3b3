import { sectionKeys, type SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { listPlaces } from '~/features/catalogue/places/list-places'
import { placePath } from '~/features/catalogue/places/place-path'
import { suggest } from '~/features/catalogue/suggest/suggest'
import { getSuggestIndex } from '~/features/catalogue/suggest/suggest-index.server'

/** A town or a region with the lists that have rentals there. */
export type FoundPlace = {
  name: string
  /** The region of a town; what a region is known for, where we know. */
  line: string | null
  lists: { section: SectionKey; path: string; count: number }[]
}

export type FoundRental = { path: string; name: string; town: string; picture: string | null }

const maxPlaces = 6

/**
 * Places and rentals by their names, the best first, as the field "Where" finds them (finding.md §1).
 *
 * @param text as `toSearchQuery` makes it; without one nothing is found
 */
export async function findByName(catalogue: Catalogue, locale: Locale, text: string) {
  if (text === '') return { places: [], rentals: [] }
  const index = await getSuggestIndex(catalogue, locale)
  const places = new Map<string, FoundPlace>()
  let rentals: FoundRental[] = []
  for (const section of sectionKeys) {
    const found = suggest(catalogue, index, { section, locale, text })
    // Rentals of all sections are found with each, the section's own first.
    if (rentals.length === 0) rentals = found.rentals
    const facets = listPlaces(catalogue, section, locale)
    for (const { value, name, line, count } of found.places) {
      const path = placePath(section, locale, facets, value)
      if (!path) continue
      const place = places.get(value) ?? { name, line, lists: [] }
      place.lists.push({ section, path, count })
      places.set(value, place)
    }
  }
  return { places: [...places.values()].slice(0, maxPlaces), rentals }
}
