import { loadUntilThere } from '~/ui/layout/load-until-there'
import { requirementKey, type Requirement } from './requirement'

/**
 * What the visitor asks for, as the browser keeps it; null if it keeps nothing that can be read. What it takes to
 * read it is loaded where there is something, again and again until it comes: only what cannot be read counts as
 * nothing. Never throws.
 */
export async function recallRequirement(): Promise<Requirement | null> {
  try {
    const kept = localStorage.getItem(requirementKey)
    if (kept === null) return null
    const { requirementSchema } = await loadUntilThere(() => import('./requirement-schema'))
    const { data } = requirementSchema.safeParse(JSON.parse(kept))
    return data ? { ...data, link: withoutCurrency(data.link) } : null
  } catch {
    return null
  }
}

/** A link that names a currency chooses it for the whole site, and the visitor may have chosen another one since. */
function withoutCurrency(link: string): string {
  const [path = '', search = ''] = link.split('?')
  const query = new URLSearchParams(search)
  query.delete('currency')
  return query.size > 0 ? `${path}?${query}` : path
}
