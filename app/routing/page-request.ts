import { findPage, type FoundPage } from './find-page'
import { href } from './href'
import { pageEntry } from './table'
import { previewParameter, shownWhereParameter, whereParameter } from './parameters'
import { resources, type ResourceEntry } from './resources'

/** Whether the page store keeps a page: in its second level, in memory for a short time, or not at all. */
export type PagePolicy = 'stored' | 'transient' | 'never'

export type PageRequest = { key: string; policy: PagePolicy }

export type PageResolver = typeof resolvePageRequest

/** Parameters with any number of values. Pages with them are kept in memory for a minute only. */
const unboundedParameters = new Set([
  'checkIn',
  'checkOut',
  'month',
  'adult',
  'children',
  'months',
  'minPrice',
  'maxPrice',
  'amenities',
  'houseRules',
  'bounds',
  'page',
  'results',
  'category',
  'text',
  whereParameter,
  shownWhereParameter,
])
const maxStoredParameters = 2

/** What pages look at; with any other value they are the same as without the parameter. */
const knownValues = new Map([
  ['menu', /^(none|clean)$/],
  ['landing', /^true$/],
])
/** A slug or several, a number, a path: what is longer or has other signs was invented by a program. */
const ordinaryValue = /^[\w.,/-]{1,120}$/

/** Resources that are rendered from content and stored like pages. */
const storedResources: ReadonlyMap<string, ResourceEntry> = new Map(
  [
    resources.sitemap,
    resources.robots,
    resources.blogFeedEn,
    resources.blogFeedEs,
    resources.manifestEn,
    resources.manifestEs,
    resources.suggestionsApi,
    resources.listCounts,
    resources.mapPins,
  ].map((entry) => [`/${entry.path}`, entry]),
)

/**
 * The page key of an address: its path and the query parameters that its page declares, in fixed order; others are
 * ignored. Null if the address is not a page of the table. The `.data` responses of client navigation have keys of
 * their own.
 */
export function resolvePageRequest(pathname: string, search: string): PageRequest | null {
  const query = new URLSearchParams(search)
  const resource = storedResources.get(pathname)
  if (resource) {
    const declared = declaredQuery(resource, query)
    return { key: keyOf(pathname, declared), policy: policyOfQuery(declared) }
  }
  const isData = pathname.endsWith('.data')
  const path = isData ? pagePathOfData(pathname) : pathname
  const found = findPage(path)
  if (!found) return null
  const declared = declaredQuery(pageEntry(found.name), query)
  const routes = isData ? query.get('_routes') : null
  if (routes !== null) declared.push(['_routes', routes])
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  // Escapes and slashes can spell a path in any number of ways.
  const isInvented = clean !== href(found.name, found.locale, found.params)
  return {
    key: `${isData ? 'data:' : ''}${keyOf(clean, declared)}`,
    policy: isOwn(found, query)
      ? 'never'
      : policyOf(found, declared, routes !== null || isInvented),
  }
}

/** Remix requests the data of `/a` at `/a.data`, and of `/` at `/_root.data`. */
export function pagePathOfData(pathname: string): string {
  const path = pathname.slice(0, -'.data'.length)
  return path === '/_root' ? '/' : path
}

function keyOf(path: string, declared: [string, string][]): string {
  const suffix = new URLSearchParams(declared).toString()
  return suffix ? `${path}?${suffix}` : path
}

function declaredQuery(
  entry: { query?: readonly string[] },
  query: URLSearchParams,
): [string, string][] {
  const declared: [string, string][] = []
  for (const name of entry.query ?? []) {
    for (const value of query.getAll(name)) {
      if (value !== '') declared.push([name, value])
    }
  }
  return declared
}

/** Whether the address contains data of one visitor, so that the page must not be stored. */
function isOwn(found: FoundPage, query: URLSearchParams): boolean {
  if (query.has(previewParameter)) return true
  return pageEntry(found.name).ownQuery?.some((name) => query.has(name)) ?? false
}

/**
 * `isUnbounded`: the address has any number of variants besides its query: combinations of partial data (`_routes`)
 * or the spellings of its path.
 */
function policyOf(
  found: FoundPage,
  declared: [string, string][],
  isUnbounded: boolean,
): PagePolicy {
  if (pageEntry(found.name).delivery === 'never') return 'never'
  return isUnbounded ? 'transient' : policyOfQuery(declared)
}

function policyOfQuery(declared: readonly [string, string][]): PagePolicy {
  const isUnbounded = declared.some(
    ([name, value]) =>
      unboundedParameters.has(name) || !(knownValues.get(name) ?? ordinaryValue).test(value),
  )
  return isUnbounded || declared.length > maxStoredParameters ? 'transient' : 'stored'
}
