import type { QueryContext } from '~/features/catalogue/filters/listing-filter'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { hasPrice } from '~/features/catalogue/filters/price'
import { parseListingQuery, toSearch } from '~/features/catalogue/search/listing-query'

const chromeParameters = ['menu', 'landing'] as const

/** The shortest address query that says what a filter form says; the page starts at 1 again. */
export function canonicalSearch(form: FormData, context: QueryContext): string {
  const params = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '') params.append(name, value)
  }
  const query = parseListingQuery(params, context)
  const search = new URLSearchParams(
    toSearch({
      ...query,
      page: 1,
      currency: hasPrice(query) ? query.currency : defaultQuery.currency,
    }),
  )
  for (const name of chromeParameters) {
    const value = params.get(name)
    if (value) search.set(name, value)
  }
  return search.toString().replaceAll('%2C', ',')
}
