import type { Lookups } from '~/features/catalogue/lookups'
import { maxLocations } from '~/features/catalogue/search/listing-limits'
import type { RequestedPlace } from '../understand/understanding'

/** One region or town, which have pages of their own, or several towns, which are a filter. */
export type SearchPlace = { regionSlug?: string; townSlug?: string; locations: string[] }

type Places = Pick<Lookups, 'towns' | 'regions'>

/** Where lists look for the named places. */
export function placeOfSearch(lookups: Places, places: readonly RequestedPlace[]): SearchPlace {
  const towns = [...new Set(places.flatMap((place) => place.towns))]
  const regions = [...new Set(places.flatMap((place) => place.regions))]
  const [town, ...otherTowns] = towns
  const [region, ...otherRegions] = regions
  if (town && otherTowns.length === 0 && !region) {
    const regionSlug = regionOfTown(lookups, town)
    return { ...(regionSlug && { regionSlug }), townSlug: town, locations: [] }
  }
  if (region && otherRegions.length === 0 && !town) return { regionSlug: region, locations: [] }
  const all = [...lookups.towns.values()].filter(
    ({ slug, regionId }) =>
      towns.includes(slug) || regions.includes(lookups.regions.get(regionId)?.slug ?? ''),
  )
  return { locations: all.map(({ slug }) => slug).slice(0, maxLocations) }
}

/** The region in which a town lies; null if the catalogue knows none. */
export function regionOfTown({ towns, regions }: Places, townSlug: string): string | null {
  const town = [...towns.values()].find(({ slug }) => slug === townSlug)
  return (town && regions.get(town.regionId)?.slug) ?? null
}
