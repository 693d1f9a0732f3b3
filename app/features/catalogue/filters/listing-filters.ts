import {
  defaultSort,
  maxPage,
  pageSize,
  maxPageSize,
  sorts,
  type Sort,
} from '../search/listing-limits'
import { amenities, houseRules } from './amenities'
import { bedroom } from './bedroom'
import { bounds } from './bounds'
import { dates } from './dates'
import { flagFilters, noFlags, topListing } from './flag-filters'
import { guests } from './guests'
import { kind } from './kind'
import type { ListingFilter } from './listing-filter'
import { place } from './place'
import { price } from './price'
import { bathrooms, beds } from './rooms'

/** Keeps what can begin soon: a shortest stay or term, or a sale today. */
const available: ListingFilter<{ available: boolean }> = {
  unset: { available: false },
  read: (reader) => ({ available: reader.flag('available') }),
  isSet: (query) => query.available,
  isCarried: true,
  chips: (query, { t }) =>
    query.available
      ? [{ key: 'available', words: t('chipAvailable'), cleared: available.unset }]
      : [],
  match: (query, { availableSoon }) =>
    query.available ? { column: availableSoon(), min: 1, max: 1 } : null,
}

const sort: ListingFilter<{ sort: Sort }> = {
  unset: { sort: defaultSort },
  read: (reader) => ({ sort: reader.choice('sort', sorts) ?? defaultSort }),
  choice: {
    name: 'sort',
    label: (t) => t('sort'),
    options: (t) => sorts.map((value) => ({ value, words: t(`sort${value}`) })),
  },
}

/** Whether the map stands beside the list (finding.md §4); filters nothing. */
const view: ListingFilter<{ view: 'map' | null }> = {
  unset: { view: null },
  isCarried: true,
  read: (reader) => ({ view: reader.choice('view', ['map']) }),
}

const paging: ListingFilter<{ page: number; results: number }> = {
  unset: { page: 1, results: pageSize },
  read: (reader) => ({
    page: reader.whole('page', 1, maxPage) ?? 1,
    results: reader.whole('results', 1, maxPageSize) ?? pageSize,
  }),
}

/** Two capital letters; remembered for landings, filters nothing. */
const country: ListingFilter<{ country: string | null }> = {
  unset: { country: null },
  isCarried: true,
  read: (reader) => {
    const value = reader.text('country')
    if (value === null) return country.unset
    if (/^[a-z]{2}$/i.test(value)) return { country: value.toUpperCase() }
    reader.report({ parameter: 'country', code: 'notACountry' })
    return country.unset
  },
}

/**
 * Slug or `_id` of an advertised rental, or 1 for the first top listing; it comes first where it belongs to the answer.
 */
const product: ListingFilter<{ product: string | null }> = {
  unset: { product: null },
  isCarried: true,
  read: (reader) => ({ product: reader.slug('product') }),
}

/** The visitor came from an advertisement; filters nothing. */
const ads: ListingFilter<{ ads: boolean }> = {
  unset: { ads: false },
  isCarried: true,
  read: (reader) => ({ ads: reader.flag('ads') }),
}

/** The query of a list on which nothing is set. */
export const defaultQuery = {
  ...place.unset,
  ...dates.unset,
  ...guests.unset,
  ...price.unset,
  ...bedroom.unset,
  ...beds.unset,
  ...bathrooms.unset,
  ...kind.unset,
  ...amenities.unset,
  ...houseRules.unset,
  ...noFlags,
  ...available.unset,
  ...bounds.unset,
  ...topListing.unset,
  ...sort.unset,
  ...view.unset,
  ...paging.unset,
  ...country.unset,
  ...product.unset,
  ...ads.unset,
}

/**
 * What a visitor asks of a section's list (browsing.md §2). The section itself is not part of it: a page has it
 * from its path, and there `type`, `longStay`, `onSale` and `fullHotel` say nothing new.
 */
export type ListingQuery = typeof defaultQuery

/** Everything that the address of a list can say; chips stand in this order. */
export const listingFilters: readonly ListingFilter<Partial<ListingQuery>, ListingQuery>[] = [
  place,
  dates,
  guests,
  price,
  bedroom,
  beds,
  bathrooms,
  kind,
  amenities,
  houseRules,
  ...flagFilters,
  available,
  bounds,
  topListing,
  sort,
  view,
  paging,
  country,
  product,
  ads,
]
