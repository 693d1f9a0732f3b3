import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import type { RequestedPlace, Understanding } from '../understand/understanding'
import { regionOfTown } from './search-place'

/** A condition that was dropped because no rental met it; a budget, because it is of no known number of nights. */
export type Dropped =
  | { what: 'amenity'; slug: string }
  | { what: 'nearby'; from: RequestedPlace; to: RequestedPlace }
  | { what: 'place'; from: readonly RequestedPlace[] }
  | { what: 'budget' }
  | { what: 'kind' | 'bedrooms' | 'bathrooms' | 'price' | 'dates' | 'months' | 'pets' | 'rental' }

export type FallbackQuery = { dropped: Dropped; apply: (asked: Understanding) => Understanding }

/**
 * The queries to try when a search finds nothing, each with one condition less; the least important condition
 * goes first. The number of guests and the section always stay.
 */
export function fallbackQueries(
  asked: Understanding,
  lookups: Pick<Lookups, 'towns' | 'regions'>,
): FallbackQuery[] {
  const list: FallbackQuery[] = asked.amenities.toReversed().map((slug) => ({
    dropped: { what: 'amenity', slug },
    apply: (each) => ({ ...each, amenities: each.amenities.filter((other) => other !== slug) }),
  }))
  const give = (what: 'kind' | 'bedrooms' | 'bathrooms' | 'price' | 'dates' | 'months') => {
    if (asked[what] !== null) {
      list.push({ dropped: { what }, apply: (each) => ({ ...each, [what]: null }) })
    }
  }
  give('bathrooms')
  give('kind')
  give('bedrooms')
  const nearby = widen(asked.places, lookups)
  if (nearby) list.push(nearby)
  give('months')
  give('price')
  if (asked.pets) {
    list.push({ dropped: { what: 'pets' }, apply: (each) => ({ ...each, pets: false }) })
  }
  give('dates')
  if (asked.places.length > 0) {
    list.push({
      dropped: { what: 'place', from: asked.places },
      apply: (each) => ({ ...each, places: [] }),
    })
  }
  if (asked.rentals.length > 0) {
    list.push({ dropped: { what: 'rental' }, apply: (each) => ({ ...each, rentals: [] }) })
  }
  return list
}

/** From one town to its region. */
function widen(
  places: readonly RequestedPlace[],
  lookups: Pick<Lookups, 'towns' | 'regions'>,
): FallbackQuery | null {
  const [from, ...others] = places
  const [town, ...otherTowns] = from?.towns ?? []
  if (!from || !town || others.length > 0 || otherTowns.length > 0) return null
  const slug = regionOfTown(lookups, town)
  const region = [...lookups.regions.values()].find((each) => each.slug === slug)
  if (!region) return null
  const to: RequestedPlace = {
    regions: [region.slug],
    towns: [],
    name: { en: localizedText(region.name, 'en'), es: localizedText(region.name, 'es') },
  }
  return {
    dropped: { what: 'nearby', from, to },
    apply: (each) => ({ ...each, places: [to] }),
  }
}
