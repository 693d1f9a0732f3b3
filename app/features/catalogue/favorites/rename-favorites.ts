import { readFavorites, storeFavorites } from './favorites'

/** Names the places that have been renamed, as `renameFavorites` reads them. */
export const renamedAttribute = 'data-renamed-places'

/**
 * Gives kept places their present slugs, each place once; `json` has former and present ones in pairs, as the page of
 * the favourites names them.
 */
export function renameFavorites(json: string): void {
  const present = new Map(JSON.parse(json) as [string, string][])
  const kept = readFavorites()
  if (kept.some((slug) => present.has(slug))) {
    storeFavorites([...new Set(kept.map((slug) => present.get(slug) ?? slug))], 'kept')
  }
}
