import { maxLocations } from '../search/listing-limits'
import type { ListingFilter } from './listing-filter'

/** Town slugs, sorted; empty means everywhere. As read from an address they may be towns' `_id`s. */
type Places = { location: string[] }

/** Towns of the query, and region and town of the page's path. */
export const place: ListingFilter<Places> = {
  unset: { location: [] },
  read: (reader) => ({ location: reader.slugs('location', maxLocations) }),
  isSet: ({ location }) => location.length > 0,
  chips: ({ location }, { region, town, townNames }) => {
    const ofPath = town ?? region
    const inQuery = location.filter((slug) => slug !== town?.slug)
    return [
      ...(ofPath
        ? [
            {
              key: 'place',
              words: ofPath.fullName,
              cleared: { location: [] },
              leavesPlace: true as const,
            },
          ]
        : []),
      ...inQuery.map((slug) => ({
        key: slug,
        words: townNames[slug] ?? slug,
        cleared: { location: location.filter((other) => other !== slug) },
      })),
    ]
  },
  match: ({ location }, { index, regionSlug, townSlug }) => {
    if (!regionSlug && !townSlug && location.length === 0) return null
    const allowed = Uint8Array.from(index.towns, (each) =>
      Number(
        (!regionSlug || each.regionSlug === regionSlug) &&
          (!townSlug || each.slug === townSlug) &&
          (location.length === 0 || location.includes(each.slug)),
      ),
    )
    return (position) => allowed[index.town[position] ?? 0] === 1
  },
}
