import type { Lookups } from '../lookups'

/** What `location` names, as town slugs, each once: a slug stays, a town's `_id` becomes its slug. */
export function townSlugs({ towns }: Pick<Lookups, 'towns'>, locations: string[]): string[] {
  const slugs = new Set([...towns.values()].map((town) => town.slug))
  const found = locations.map((each) => (slugs.has(each) ? each : (towns.get(each)?.slug ?? each)))
  return [...new Set(found)].sort()
}
