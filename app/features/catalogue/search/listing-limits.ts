import type { SectionKey } from '~content/section-key'
import { currencyFacts, type CurrencyCode } from '~content/currency-code'

/** Results a request answers with, unless it says otherwise (browsing.md §9). */
export const pageSize = 12
export const maxPageSize = 48
export const maxPage = 1000

const maxCumulativeCards = 240

/** Whether a page of a list shows the cards of all pages before it, too (docs/decisions/0003). */
export function isCumulativePage(query: { page: number; results: number }): boolean {
  return query.page * query.results <= maxCumulativeCards
}

/** Guests a search may ask for in all (browsing.md §5). */
export const maxGuests = 20

/** Guests that can be counted in all, however large a place is: a count has two characters at most (browsing.md §5). */
export const maxCountedGuests = 99

/** Towns that one search may name. */
export const maxLocations = 20

/** Values of the parameter `sort` (browsing.md §9). `town` groups the cards under their towns. */
export const sortBy = { town: 0, recency: 1, lowerPrice: 2, higherPrice: 3 } as const
export type Sort = (typeof sortBy)[keyof typeof sortBy]
export const sorts: readonly Sort[] = Object.values(sortBy)
export const defaultSort = sortBy.recency

export type PriceSort = typeof sortBy.lowerPrice | typeof sortBy.higherPrice

/** Whether a sort compares prices: with dates, the totals of the stay. */
export function isPriceSort(sort: Sort): sort is PriceSort {
  return sort === sortBy.lowerPrice || sort === sortBy.higherPrice
}

/** Exact numbers of bedrooms, and 100 for six or more (browsing.md §9). */
export const bedroomOptions = [1, 2, 3, 4, 5, 6, 100] as const
export const sixBedrooms = 6
export const sixOrMoreBedrooms = 100

type PriceSlider = { min: number; max: number; step: number }

const dollarSlider: PriceSlider = { min: 0, max: 1500, step: 50 }

/**
 * Bounds of the price slider in whole currency units (browsing.md §9). Its upper end means "and more".
 * Houses cost about a thousand times a night, so for sale the same scale counts thousands.
 */
export function priceSlider(section: SectionKey, currency: CurrencyCode): PriceSlider {
  const { min, max, step } = dollarSlider
  const scale = currencyFacts[currency].filterFactor * (section === 'housesForSale' ? 1000 : 1)
  return { min: min * scale, max: max * scale, step: step * scale }
}
