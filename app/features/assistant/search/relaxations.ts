import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import type { PlaceWish, Understanding } from '../understand/understanding'
import { regionOfTown } from './search-place'

/** A condition that was given up so that something is found. */
export type Dropped =
  | { what: 'amenity'; slug: string }
  | { what: 'nearby'; from: PlaceWish; to: PlaceWish }
  | { what: 'place'; from: readonly PlaceWish[] }
  | { what: 'kind' | 'bedrooms' | 'bathrooms' | 'price' | 'dates' | 'months' | 'pets' }

export type Relaxation = { dropped: Dropped; apply: (asked: Understanding) => Understanding }

/**
 * What can be given up of a search, the least painful first. How many come and what is bought or rented is
 * never given up: a house that is too small helps nobody.
 */
export function relaxations(
  asked: Understanding,
  lookups: Pick<Lookups, 'towns' | 'regions'>,
): Relaxation[] {
  const list: Relaxation[] = asked.amenities.toReversed().map((slug) => ({
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
  return list
}

/** From one town to its region. */
function widen(
  places: readonly PlaceWish[],
  lookups: Pick<Lookups, 'towns' | 'regions'>,
): Relaxation | null {
  const [from, ...others] = places
  const [town, ...otherTowns] = from?.towns ?? []
  if (!from || !town || others.length > 0 || otherTowns.length > 0) return null
  const slug = regionOfTown(lookups, town)
  const region = [...lookups.regions.values()].find((each) => each.slug === slug)
  if (!region) return null
  const to: PlaceWish = {
    regions: [region.slug],
    towns: [],
    name: { en: localizedText(region.name, 'en'), es: localizedText(region.name, 'es') },
  }
  return {
    dropped: { what: 'nearby', from, to },
    apply: (each) => ({ ...each, places: [to] }),
  }
}
