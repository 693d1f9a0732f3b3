import { readFavorites, storeFavorites } from './favorites'

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
