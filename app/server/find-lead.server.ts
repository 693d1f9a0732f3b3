import type { PageStore } from '~/platform/page-cache/page-store.server'
import type { PageResolver } from '~/platform/page-cache/page-types'
import { findPage } from '~/routing/find-page'
import { keepQuery } from '~/routing/keep-query'
import { lowerCaseTarget } from '~/routing/lower-case-target'
import { misspeltTarget } from '~/routing/misspelt-target'
import { isRedirect, locationOf } from './write-redirect.server'

type Lead = { to: string; status: 301 | 302 }

export type LeadParts = {
  /** Where editors, or a former name, lead an address. */
  findRedirect: (path: string) => Lead | null
  pages: Pick<PageStore, 'get'>
  resolvePage: PageResolver
}

/**
 * Where an address leads that has no page: as editors said, to the other language whose words it has, or to itself
 * in lower case where there is such a page. The query goes along. Null where it leads nowhere.
 */
export async function findLead(
  path: string,
  search: string,
  parts: LeadParts,
): Promise<Lead | null> {
  const known = findKnown(path, search, parts)
  if (known) return known
  const lower = lowerCaseTarget(path)
  if (!lower) return null
  if (lower.isCertain) return { to: lower.path + search, status: 301 }
  return findKnown(lower.path, search, parts) ?? findLower(lower.path, search, parts)
}

function findKnown(path: string, search: string, { findRedirect }: LeadParts): Lead | null {
  const query = new URLSearchParams(search)
  const redirect = findRedirect(path)
  if (redirect) return { to: keepQuery(redirect.to, query), status: redirect.status }
  // Some pages have the same words in both languages.
  const misspelt = findPage(path) ? null : misspeltTarget({ pathname: path, search })
  return misspelt === null ? null : { to: misspelt, status: 301 }
}

async function findLower(path: string, search: string, parts: LeadParts): Promise<Lead | null> {
  const page = parts.resolvePage(path, search)
  const kept = page && (await parts.pages.get(page.key, page.policy))
  if (!kept || kept.status >= 400) return null
  const further = isRedirect(kept) ? locationOf(kept) : undefined
  if (further === undefined) return { to: path + search, status: 301 }
  return { to: keepQuery(further, new URLSearchParams(search)), status: 301 }
}
