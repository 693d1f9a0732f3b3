import type { SectionKey } from '~content/section-key'
import type { CurrencyCode } from '~content/currency-code'
import { filterQuetzalesPerDollar, priceSlider } from './listing-limits'
import type { ListingQuery } from './listing-query'
import type { QueryProblem, QueryReader } from './query-reader'

type PriceRange = Pick<ListingQuery, 'minPrice' | 'maxPrice'>
type PriceFilter = PriceRange & Pick<ListingQuery, 'currency'>

/** Reads the price range; a range given the wrong way round is turned. */
export function readPrices(
  reader: QueryReader,
  section: SectionKey,
  currency: CurrencyCode,
  report: (problem: QueryProblem) => void,
): PriceRange {
  const { min, max } = priceSlider(section, currency)
  const first = reader.whole('minPrice', min, max) ?? min
  const second = reader.whole('maxPrice', min, max) ?? max
  if (first > second) report({ parameter: 'maxPrice', code: 'priceOrder' })
  return withoutEnds(
    { minPrice: Math.min(first, second), maxPrice: Math.max(first, second) },
    section,
    currency,
  )
}

/** The same filter in another currency, at eight quetzales a dollar (browsing.md §4, "Currency"). */
export function convertPriceFilter<Filter extends PriceFilter>(
  filter: Filter,
  to: CurrencyCode,
  section: SectionKey,
): Filter {
  if (filter.currency === to) return filter
  const factor = to === 'GTQ' ? filterQuetzalesPerDollar : 1 / filterQuetzalesPerDollar
  const converted = (price: number | null) => (price === null ? null : Math.round(price * factor))
  const range = { minPrice: converted(filter.minPrice), maxPrice: converted(filter.maxPrice) }
  return { ...filter, ...withoutEnds(range, section, to), currency: to }
}

/** The bounds in US cents, for comparing with prices; an open end is infinite. */
export function priceBoundsInCents(filter: PriceFilter): { min: number; max: number } {
  const centsPerUnit = filter.currency === 'GTQ' ? 100 / filterQuetzalesPerDollar : 100
  return {
    min: filter.minPrice === null ? -Infinity : filter.minPrice * centsPerUnit,
    max: filter.maxPrice === null ? Infinity : filter.maxPrice * centsPerUnit,
  }
}

/** An end of the slider limits nothing. */
function withoutEnds(range: PriceRange, section: SectionKey, currency: CurrencyCode): PriceRange {
  const { min, max } = priceSlider(section, currency)
  return {
    minPrice: range.minPrice === min ? null : range.minPrice,
    maxPrice: range.maxPrice === max ? null : range.maxPrice,
  }
}
