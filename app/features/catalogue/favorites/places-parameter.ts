import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import { isSlug } from '~content/slug'

/** The parameter of the favourites page that names places: slugs with commas between them. */
export const placesParameter = 'places'

/** Reads a list of slugs that anybody may have written; `ignored` counts those that are none or too many. */
export function parseKeptSlugs(text: string | null): { slugs: string[]; ignored: number } {
  const named = [...new Set((text ?? '').split(',').filter(Boolean))]
  const slugs = named.filter(isSlug).slice(0, maxRentalsAtOnce)
  return { slugs, ignored: named.length - slugs.length }
}

/** A path with places in its query. Slugs and commas need no escaping, so that the link stays readable. */
export function withKeptSlugs(path: string, slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?${placesParameter}=${slugs.join()}`
}
