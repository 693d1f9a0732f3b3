import type { PageStore } from '~/platform/page-cache/page-store.server'
import { findPage } from '~/routing/find-page'
import { keepQuery } from '~/routing/keep-query'
import { lowerCaseTarget } from '~/routing/lower-case-target'
import type { PageResolver } from '~/routing/page-request'
import { wrongLanguageTarget } from '~/routing/wrong-language-target'
import { isRedirect, locationOf } from './write-redirect.server'

type RedirectTarget = { to: string; status: 301 | 302 }

export type RedirectParts = {
  /** The redirect of an address, from an editor or from a former slug. */
  findRedirect: (path: string) => RedirectTarget | null
  pages: Pick<PageStore, 'get'>
  resolvePage: PageResolver
  /** Whether a page may be rendered to see if it is there; it counts as work of the client. */
  mayRender: () => boolean
}

/**
 * The redirect for an address without a page: one of an editor, the page whose slug of the other language was used, or
 * the same address in lower case if that has a page. The query is kept. Null if there is none.
 */
export async function findRedirectTarget(
  path: string,
  search: string,
  parts: RedirectParts,
): Promise<RedirectTarget | null> {
  const known = findKnown(path, search, parts)
  if (known) return known
  const lower = lowerCaseTarget(path)
  if (!lower) return null
  if (lower.isCertain) return { to: lower.path + search, status: 301 }
  return findKnown(lower.path, search, parts) ?? findLowerCase(lower.path, search, parts)
}

function findKnown(
  path: string,
  search: string,
  { findRedirect }: RedirectParts,
): RedirectTarget | null {
  const query = new URLSearchParams(search)
  const redirect = findRedirect(path)
  if (redirect) return { to: keepQuery(redirect.to, query), status: redirect.status }
  // Some pages have the same slug in both languages.
  const wrongLanguage = findPage(path) ? null : wrongLanguageTarget({ pathname: path, search })
  return wrongLanguage === null ? null : { to: wrongLanguage, status: 301 }
}

async function findLowerCase(
  path: string,
  search: string,
  parts: RedirectParts,
): Promise<RedirectTarget | null> {
  const page = parts.resolvePage(path, search)
  const stored = page && (await parts.pages.get(page.key, page.policy, parts.mayRender))
  if (!stored || stored.status >= 400) return null
  const next = isRedirect(stored) ? locationOf(stored) : undefined
  if (next === undefined) return { to: path + search, status: 301 }
  return { to: keepQuery(next, new URLSearchParams(search)), status: 301 }
}
