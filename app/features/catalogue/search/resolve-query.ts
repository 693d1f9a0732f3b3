import type { Lookups } from '../lookups'
import { listingFilters, type ListingQuery } from '../filters/listing-filters'
import type { QueryProblem } from '../filters/query-reader'

/**
 * A query with what it names in the catalogue: towns by their slugs, and of the options only those that are offered.
 * An option that staff do not offer (any more) is left out and reported.
 */
export function resolveQuery(
  lookups: Lookups,
  query: ListingQuery,
): { query: ListingQuery; problems: QueryProblem[] } {
  const problems: QueryProblem[] = []
  let resolved = { ...query, location: townSlugs(lookups, query.location) }
  for (const { options } of listingFilters) {
    const chosen = options?.chosen(query) ?? []
    if (!options || chosen.length === 0) continue
    const offered = options.list(lookups).map(({ value }) => value)
    for (const value of chosen) {
      if (offered.includes(value)) continue
      problems.push({
        parameter: options.name,
        code: 'notAChoice',
        allowed: offered.join(', '),
      })
      resolved = { ...resolved, ...options.without(resolved, value) }
    }
  }
  return { query: resolved, problems }
}

/** What `location` names, as town slugs, each once: a slug stays, a town's `_id` becomes its slug. */
function townSlugs({ towns }: Pick<Lookups, 'towns'>, locations: string[]): string[] {
  const slugs = new Set([...towns.values()].map((town) => town.slug))
  const found = locations.map((each) => (slugs.has(each) ? each : (towns.get(each)?.slug ?? each)))
  return [...new Set(found)].sort()
}
