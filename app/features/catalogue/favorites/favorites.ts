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
    ? write(
        kept.filter((each) => each !== slug),
        'removed',
      )
    : keepFavorites([slug])
}

/** Keeps several places, all or none of them. */
export function keepFavorites(slugs: readonly string[]): FavoriteOutcome {
  const kept = [...new Set([...readFavorites(), ...slugs])]
  return kept.length > maxRentalsAtOnce ? 'full' : write(kept, 'kept')
}

/**
 * Gives kept places their present slugs, each place once; `json` has former and present ones in pairs, as the page of
 * the favourites names them.
 */
export function renameFavorites(json: string): void {
  const present = new Map(JSON.parse(json) as [string, string][])
  const kept = readFavorites()
  if (kept.some((slug) => present.has(slug))) {
    write([...new Set(kept.map((slug) => present.get(slug) ?? slug))], 'kept')
  }
}

function write(slugs: string[], outcome: FavoriteOutcome): FavoriteOutcome {
  try {
    localStorage.setItem(favoritesKey, slugs.join())
  } catch {
    return 'notStored'
  }
  dispatchEvent(new Event(favoritesChanged))
  return outcome
}
