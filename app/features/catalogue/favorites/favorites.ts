import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import { parseKeptSlugs } from './places-parameter'

/** Local storage key of the kept places, written as in the address, the latest last. */
export const favoritesKey = 'ceiba:favorites'

/** The event on `window` after this tab has changed them. */
export const favoritesChanged = 'ceiba:favorites'

/** `full`: as many are kept as the list holds. `notStored`: the browser keeps nothing. */
export type FavoriteOutcome = 'kept' | 'removed' | 'full' | 'notStored'

/** Slugs of the kept places; none where the browser keeps nothing. Never throws. */
export function readFavorites(): string[] {
  try {
    return parseKeptSlugs(localStorage.getItem(favoritesKey)).slugs
  } catch {
    return []
  }
}

/** Keeps a place, or takes it off the list. Reads the list anew, since another tab may have changed it. */
export function toggleFavorite(slug: string): FavoriteOutcome {
  const kept = readFavorites()
  return kept.includes(slug)
    ? storeFavorites(
        kept.filter((each) => each !== slug),
        'removed',
      )
    : keepFavorites([slug])
}

/** Keeps several places, all or none of them. */
export function keepFavorites(slugs: readonly string[]): FavoriteOutcome {
  const kept = [...new Set([...readFavorites(), ...slugs])]
  return kept.length > maxRentalsAtOnce ? 'full' : storeFavorites(kept, 'kept')
}

/** Stores the list as it shall be. */
export function storeFavorites(slugs: string[], outcome: FavoriteOutcome): FavoriteOutcome {
  try {
    localStorage.setItem(favoritesKey, slugs.join())
  } catch {
    return 'notStored'
  }
  dispatchEvent(new Event(favoritesChanged))
  return outcome
}
