import type { Locale } from '~content/locale'
import { localizedText } from './localized-text'
import type { Lookups } from './lookups'

type ListingPlace = {
  region: { slug: string; name: string; description: string }
  town: { slug: string; name: string; line: string } | null
}

/** The place that an address names, in a language; null where there is no such region, or no such town in it. */
export function findPlace(
  { regions, towns }: Pick<Lookups, 'regions' | 'towns'>,
  locale: Locale,
  regionSlug: string,
  townSlug?: string,
): ListingPlace | null {
  const region = [...regions.values()].find((each) => each.slug === regionSlug)
  if (!region) return null
  const town = [...towns.values()].find(
    (each) => each.slug === townSlug && each.regionId === region.id,
  )
  if (townSlug !== undefined && !town) return null
  return {
    region: {
      slug: region.slug,
      name: localizedText(region.name, locale),
      description: localizedText(region.description, locale),
    },
    town: town
      ? {
          slug: town.slug,
          name: localizedText(town.name, locale),
          line: localizedText(town.line, locale),
        }
      : null,
  }
}
