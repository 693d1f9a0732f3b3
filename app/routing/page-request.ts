import { findPage, type FoundPage } from './find-page'
import { pageEntry, previewParameter, resources } from './table'

export type PagePolicy = 'stored' | 'transient' | 'never'

export type PageRequest = { key: string; policy: PagePolicy }

/** Parameters whose values are free, so that their combinations are kept for a minute only. */
const freeParameters = new Set([
  'checkIn',
  'checkOut',
  'adult',
  'children',
  'months',
  'minPrice',
  'maxPrice',
  'page',
  'results',
  'category',
])
const storedParametersAtMost = 2

/** Answers without a language that are made from content like a page. */
const storedResources: ReadonlySet<string> = new Set(
  [resources.sitemap, resources.robots, resources.blogFeedEn, resources.blogFeedEs].map(
    ({ path }) => `/${path}`,
  ),
)

/**
 * The page store's view of an address: the path and the query parameters that its page declares,
 * in fixed order; everything else is ignored. Null where the address is no page of the table.
 * The `.data` answers of client navigation are pages of their own.
 */
export function resolvePageRequest(pathname: string, search: string): PageRequest | null {
  if (storedResources.has(pathname)) return { key: pathname, policy: 'stored' }
  const isData = pathname.endsWith('.data')
  const path = isData ? pagePathOfData(pathname) : pathname
  const found = findPage(path)
  if (!found) return null
  const query = new URLSearchParams(search)
  const declared = declaredQuery(found, query)
  const routes = isData ? query.get('_routes') : null
  if (routes !== null) declared.push(['_routes', routes])
  const suffix = new URLSearchParams(declared).toString()
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  return {
    key: `${isData ? 'data:' : ''}${clean}${suffix ? `?${suffix}` : ''}`,
    policy: isOwn(found, query) ? 'never' : policyOf(found, declared, routes !== null),
  }
}

/** Remix asks for the data of `/a` at `/a.data`, and for that of `/` at `/_root.data`. */
export function pagePathOfData(pathname: string): string {
  const path = pathname.slice(0, -'.data'.length)
  return path === '/_root' ? '/' : path
}

function declaredQuery(found: FoundPage, query: URLSearchParams): [string, string][] {
  const declared: [string, string][] = []
  for (const name of pageEntry(found.name).query ?? []) {
    for (const value of query.getAll(name)) {
      if (value !== '') declared.push([name, value])
    }
  }
  return declared
}

/** Whether the address says something of one visitor, which nobody else may be shown. */
function isOwn(found: FoundPage, query: URLSearchParams): boolean {
  if (query.has(previewParameter)) return true
  return pageEntry(found.name).ownQuery?.some((name) => query.has(name)) ?? false
}

/** A part of a page, asked for by its routes, is as free as a filter: anybody may name any. */
function policyOf(found: FoundPage, declared: [string, string][], isPart: boolean): PagePolicy {
  if (pageEntry(found.name).delivery === 'never') return 'never'
  const free = isPart || declared.some(([name]) => freeParameters.has(name))
  return free || declared.length > storedParametersAtMost ? 'transient' : 'stored'
}
