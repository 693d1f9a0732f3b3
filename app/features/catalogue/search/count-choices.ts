import type { Locale } from '~content/locale'
import { localizedText } from '../localized-text'
import { listingFilters, type ListingQuery } from '../filters/listing-filters'
import type { FilterParameter, OptionValue } from '../filters/listing-filter'
import { countBits, countShared, forEachBit } from './bits'
import { priceSlider } from './listing-limits'
import { havingOption, type MatchedListings } from './match-listings'

/** How many places each choice of a list leaves (finding.md §3). */
export type ListingCounts = {
  /** Filters with options that the section has, in their order. */
  facets: Facet[]
  /**
   * Places by price, all other filters given: one number a step of the price slider, the last for all above it.
   * Empty where that were too many stays to price.
   */
  prices: number[]
}

export type Facet = {
  name: FilterParameter
  /** Total without this filter. Where several options can be chosen: the total of the list as it is. */
  any: number
  options: FacetOption[]
}

/** `count` is the total of the list that choosing it gives; of a chosen one it is the total shown. */
export type FacetOption = { value: OptionValue; count: number; name?: string }

/**
 * Counts what each option would list, given all other filters. Options that nothing in the section has are left out.
 */
export function countChoices(
  matched: MatchedListings,
  query: ListingQuery,
  locale: Locale,
): ListingCounts {
  const { index, context, passed } = matched
  const facets = listingFilters.flatMap(({ options, isOffered }, at): Facet[] => {
    if (!options || isOffered?.(context.section) === false) return []
    const chosen = options.chosen(query)
    // Options that must all hold narrow what is listed; one of several takes the place of the chosen one.
    const base = options.pick === 'one' ? passed.allBut(at) : passed.all
    const counted = (index.options[at] ?? []).flatMap((option) => {
      const having = havingOption(option, context)
      const isChosen = chosen.includes(option.value)
      const isInSection = option.having === null || countBits(option.having) > 0
      const isOffered = isInSection && !option.isUnlisted
      if (!isOffered && !isChosen) return []
      const { value, name } = option
      const words = name && { name: localizedText(name, locale) }
      return { value, count: countShared(base, having), ...words }
    })
    return counted.length > 0
      ? [{ name: options.name, any: countBits(base), options: counted }]
      : []
  })
  return { facets, prices: countPrices(matched) }
}

/** Pricing a stay takes some five microseconds: for more places a list with dates goes without prices. */
const maxPricedStays = 1000
/** With flexible dates several stays are priced in each place. */
const maxPricedRentals = 300

const priceAt = listingFilters.findIndex(({ unset }) => 'minPrice' in unset)

/**
 * The slider has the same steps in both currencies: its bounds follow the round factor that the filter compares with.
 * With dates the prices are the totals of the stay.
 */
function countPrices({ index, context, passed }: MatchedListings): number[] {
  const { min, max, step } = priceSlider(context.section, 'USD')
  const last = (max - min) / step
  const counts = new Array<number>(last + 1).fill(0)
  const { dated } = context
  const priced = passed.allBut(priceAt)
  const maxPriced = dated && dated.stays.length > 1 ? maxPricedRentals : maxPricedStays
  if (dated && countBits(priced) > maxPriced) return []
  forEachBit(priced, (position) => {
    const cents = dated ? dated.total(position, 'USD') : (index.price[position] ?? NaN)
    if (Number.isNaN(cents)) return
    const at = Math.min(Math.floor((cents / 100 - min) / step), last)
    counts[at] = (counts[at] ?? 0) + 1
  })
  return counts
}
