import { listingParameters } from '~/routing/parameters'
import type { QueryContext } from '../filters/listing-filter'
import { defaultQuery, listingFilters, type ListingQuery } from '../filters/listing-filters'
import { queryReader, type QueryProblem } from '../filters/query-reader'

/** Reads an address for a page: what cannot be used is ignored or moved into its bounds. Never throws. */
export function parseListingQuery(params: URLSearchParams, context: QueryContext): ListingQuery {
  return readListingQuery(params, context).query
}

/** The same, together with all that is wrong, for answers that refuse malformed requests. */
export function readListingQuery(
  params: URLSearchParams,
  context: QueryContext,
): { query: ListingQuery; problems: QueryProblem[] } {
  const problems: QueryProblem[] = []
  const reader = queryReader(params, (problem) => problems.push(problem))
  let query = defaultQuery
  for (const { read, isOffered } of listingFilters) {
    const fields = read(reader, context)
    if (!isOffered || isOffered(context.section)) query = { ...query, ...fields }
  }
  return { query, problems }
}

/**
 * The canonical address query: in the order of the route table, defaults left out, no `?`.
 * Equal queries give equal texts, so that they are one page in the store.
 */
export function toSearch(query: ListingQuery): string {
  const search = new URLSearchParams()
  for (const name of listingParameters) {
    if (!isField(name)) continue
    const text = parameterText(query, name)
    if (text !== parameterText(defaultQuery, name)) search.set(name, text)
  }
  return writeSearch(search)
}

/** Parameters as they stand in addresses of lists: commas as they are. */
export function writeSearch(search: URLSearchParams): string {
  return search.toString().replaceAll('%2C', ',')
}

/** The path of a list with its canonical query. */
export function listAddress(path: string, query: ListingQuery): string {
  const search = toSearch(query)
  return search ? `${path}?${search}` : path
}

/** Parameters and texts that the filter form carries along, because no control of it holds them. */
export function carriedParameters(query: ListingQuery): [string, string][] {
  return listingFilters
    .filter(({ isCarried }) => isCarried)
    .flatMap(({ unset }) => Object.keys(unset).filter(isField))
    .filter((name) => parameterText(query, name) !== parameterText(defaultQuery, name))
    .map((name) => [name, parameterText(query, name)])
}

/** Several towns stand behind each other with commas between. */
function parameterText(query: ListingQuery, name: keyof ListingQuery): string {
  const value = query[name]
  return value === null ? '' : String(value)
}

function isField(name: string): name is keyof ListingQuery {
  return name in defaultQuery
}
