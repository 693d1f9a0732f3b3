import type { TFunction } from 'i18next'
import {
  currencyCodes,
  currencyFacts,
  defaultCurrency,
  type CurrencyCode,
} from '~content/currency-code'
import type { SectionKey } from '~content/section-key'
import { formatMoney } from '~/features/pricing/money/money'
import { priceSlider } from '../search/listing-limits'
import type { Check, ColumnRange, ListingFilter, MatchContext } from './listing-filter'
import type { QueryReader } from './query-reader'

/** Whole units of `currency`; null if the slider stands at its end. */
type PriceRange = { minPrice: number | null; maxPrice: number | null }
type PriceFilter = PriceRange & { currency: CurrencyCode }

const unset: PriceFilter = { minPrice: null, maxPrice: null, currency: defaultCurrency }

/** Both ends included; with dates the totals of the stay are compared. A price on request lies in no range. */
export const price: ListingFilter<PriceFilter> = {
  unset,
  read: readPrices,
  isSet: hasPrice,
  chips: (query, { t, section, hasStay }) => {
    const range = priceRangeWords(t, query, section)
    if (range === null) return []
    const words = hasStay ? t('chipPriceOfStay', { range }) : range
    return [{ key: 'price', words, cleared: unset }]
  },
  cost: 'price',
  match: matchPrice,
}

export function hasPrice({ minPrice, maxPrice }: PriceRange): boolean {
  return minPrice !== null || maxPrice !== null
}

/** Reads the price range; a range given the wrong way round is turned. */
function readPrices(reader: QueryReader, { section }: { section: SectionKey }): PriceFilter {
  const currency = reader.choice('currency', currencyCodes) ?? unset.currency
  const { min, max } = priceSlider(section, currency)
  const first = reader.whole('minPrice', min, max) ?? min
  const second = reader.whole('maxPrice', min, max) ?? max
  if (first > second) reader.report({ parameter: 'maxPrice', code: 'priceOrder' })
  const range = { minPrice: Math.min(first, second), maxPrice: Math.max(first, second) }
  return { ...openEnds(range, section, currency), currency }
}

/** The price range of a query in words, in the query's own currency; null if none is set. */
export function priceRangeWords(
  t: TFunction<'listings'>,
  query: PriceFilter,
  section: SectionKey,
): string | null {
  if (!hasPrice(query)) return null
  const words = (units: number) => formatMoney(units * 100, currencyFacts[query.currency].symbol)
  const from = words(query.minPrice ?? priceSlider(section, query.currency).min)
  if (query.maxPrice === null) return t('priceAndAbove', { amount: from })
  return t('chipPrice', { from, to: words(query.maxPrice) })
}

function matchPrice(
  query: PriceFilter,
  { index, dated }: MatchContext,
): ColumnRange | Check | null {
  if (!hasPrice(query)) return null
  const { min, max } = priceBoundsInCents(query)
  if (!dated) return { column: index.price, min, max }
  return (position) => {
    if (!dated.allows(position)) return false
    const cents = dated.total(position, 'USD')
    return cents >= min && cents <= max
  }
}

/** The same filter in another currency, by its round factors (browsing.md §4, "Currency"). */
export function convertPriceFilter<Filter extends PriceFilter>(
  filter: Filter,
  to: CurrencyCode,
  section: SectionKey,
): Filter {
  if (filter.currency === to) return filter
  const factor = currencyFacts[to].filterFactor / currencyFacts[filter.currency].filterFactor
  const converted = (amount: number | null) =>
    amount === null ? null : Math.round(amount * factor)
  const range = { minPrice: converted(filter.minPrice), maxPrice: converted(filter.maxPrice) }
  return { ...filter, ...openEnds(range, section, to), currency: to }
}

/** The bounds in US cents, for comparing with prices; an open end is infinite. */
export function priceBoundsInCents(filter: PriceFilter): { min: number; max: number } {
  const centsPerUnit = 100 / currencyFacts[filter.currency].filterFactor
  return {
    min: filter.minPrice === null ? -Infinity : filter.minPrice * centsPerUnit,
    max: filter.maxPrice === null ? Infinity : filter.maxPrice * centsPerUnit,
  }
}

/** A slider handle at its end means "no limit". */
function openEnds(range: PriceRange, section: SectionKey, currency: CurrencyCode): PriceRange {
  const { min, max } = priceSlider(section, currency)
  return {
    minPrice: range.minPrice === min ? null : range.minPrice,
    maxPrice: range.maxPrice === max ? null : range.maxPrice,
  }
}
