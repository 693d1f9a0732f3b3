import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import type { Catalogue } from '../catalogue'
import { localizedText } from '../localized-text'
import { townNames } from './town-names'

type TownFacet = { slug: string; name: string; count: number }

/** A region with rentals in a section, its towns nearest to Antigua first. */
export type PlaceFacet = TownFacet & { towns: TownFacet[] }

/** Where a section has rentals in a language, and how many; the region nearest to Antigua first. */
export function listPlaces(
  catalogue: Catalogue,
  section: SectionKey,
  locale: Locale,
): PlaceFacet[] {
  const facets = new Map<string, PlaceFacet>()
  const nameOf = townNames(catalogue, locale)
  for (const { id, slug, count } of catalogue.sections[section][locale].towns) {
    const town = catalogue.towns.get(id)
    const region = town && catalogue.regions.get(town.regionId)
    if (!region) continue
    const facet = facets.get(region.id) ?? {
      slug: region.slug,
      name: localizedText(region.name, locale),
      count: 0,
      towns: [],
    }
    facets.set(region.id, facet)
    facet.count += count
    facet.towns.push({ slug, name: nameOf(town), count })
  }
  return [...facets.values()]
}
