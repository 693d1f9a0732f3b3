import type { TFunction } from 'i18next'
import type { SectionKey } from '~content/section-key'
import type { FilterOption, FilterParameter, ListingFilter } from './listing-filter'
import { optionFilter } from './option-filter'

const on = 'true'

/** Promotions do not count for rentals by the month or for sale, so those lists show none. */
function showsPromotions(section: SectionKey): boolean {
  return section !== 'housesForSale' && section !== 'longTermRentals'
}

const noPromotion = { promotion: false }

/** A promotion is shown on its card. */
const promotion = optionFilter({
  unset: noPromotion,
  read: (reader) => ({ promotion: reader.flag('promotion') }),
  isOffered: showsPromotions,
  options: {
    ...flag('promotion', { value: on, bits: ({ promoted }) => promoted() }),
    words: (t) => t('hasPromotion'),
    chosen: (query) => (query.promotion ? [on] : []),
    without: () => noPromotion,
  },
})

const anyAge = { newProduct: false }

const newProduct = optionFilter({
  unset: anyAge,
  read: (reader) => ({ newProduct: reader.flag('newProduct') }),
  options: {
    ...flag('newProduct', { value: on, has: (rental) => rental.newProduct }),
    words: (t) => t('card.new'),
    chosen: (query) => (query.newProduct ? [on] : []),
    without: () => anyAge,
  },
})

const anyPlace = { top: false }

const top = optionFilter({
  unset: anyPlace,
  read: (reader) => ({ top: reader.flag('top') }),
  options: {
    ...flag('top', { value: on, has: (rental) => rental.topListing }),
    words: (t) => t('card.top'),
    chosen: (query) => (query.top ? [on] : []),
    without: () => anyPlace,
  },
})

/** The chips under "Special", in their order. */
export const flagFilters = [promotion, newProduct, top] as const

export const noFlags = { ...noPromotion, ...anyAge, ...anyPlace }

/** Top listings alone, too; pages show the cover of the variant with it (browsing.md §2). */
export const topListing: ListingFilter<{ topListing: boolean }> = {
  unset: { topListing: false },
  read: (reader) => ({ topListing: reader.flag('topListing') }),
  isCarried: true,
  match: (query, { index }) =>
    query.topListing ? (position) => index.rentals[position]?.topListing === true : null,
}

/** What the filters of one single option share. */
function flag<Name extends FilterParameter>(name: Name, option: FilterOption) {
  return {
    name,
    pick: 'many' as const,
    control: 'chips' as const,
    label: (t: TFunction<'listings'>) => t('facts'),
    list: () => [option],
  }
}
