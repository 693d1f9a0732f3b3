import { antigua, distanceKm } from './distance'
import type { Lookups } from '../lookups'

/** A town with rentals in a section, and their number. */
export type TownOfSection = { id: string; slug: string; regionSlug: string; count: number }

/**
 * Towns by their number of rentals, nearest to Antigua first: the marketplace is centred there, and unlike an
 * order by number this one does not jump when one more house is listed.
 */
export function townsByNearness(
  counts: ReadonlyMap<string, number>,
  lookups: Lookups,
): TownOfSection[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const town = lookups.towns.get(id)
      const region = town && lookups.regions.get(town.regionId)
      if (!town || !region) return []
      const km = distanceKm(antigua, town)
      return [{ km, town: { id, slug: town.slug, regionSlug: region.slug, count } }]
    })
    .sort((a, b) => a.km - b.km || (a.town.slug < b.town.slug ? -1 : 1))
    .map(({ town }) => town)
}
