import { distanceKm, type Point } from '../places/distance'
import type { PlaceSuggestion, RentalSuggestion, Suggestions } from '../suggest/suggestions'

/** What the list of a field offers: the whole country, the towns nearby, a place, or a rental. */
export type WhereOption =
  | { kind: 'everywhere' }
  | { kind: 'nearby' }
  | { kind: 'place'; place: PlaceSuggestion; km: number | null }
  | { kind: 'rental'; rental: RentalSuggestion }

const maxNearest = 6

/** Places first, then rentals. */
export function namedOptions({ places, rentals }: Suggestions): WhereOption[] {
  return [
    ...places.map((place) => ({ kind: 'place', place, km: null }) as const),
    ...rentals.map((rental) => ({ kind: 'rental', rental }) as const),
  ]
}

/** What is offered before anything is typed. `canLocate`: whether the browser may be asked where the visitor is. */
export function firstOptions(suggestions: Suggestions, canLocate: boolean): WhereOption[] {
  const hasTowns = suggestions.places.some(({ position }) => position !== null)
  return [
    { kind: 'everywhere' },
    ...(canLocate && hasTowns ? [{ kind: 'nearby' } as const] : []),
    ...namedOptions(suggestions),
  ]
}

/** The towns that are nearest to a point. It is compared on the device, and sent nowhere. */
export function nearestOptions({ places }: Suggestions, point: Point): WhereOption[] {
  return places
    .flatMap((place) => {
      if (!place.position) return []
      const [latitude, longitude] = place.position
      return { kind: 'place' as const, place, km: distanceKm(point, { latitude, longitude }) }
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, maxNearest)
}
