import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { ChipContext } from '~/features/catalogue/filters/listing-filter'
import { listingFilters, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { asksForStay } from '~/features/catalogue/filters/dates'
import type { ListingPageData } from '../list/read-listing-page.server'

type ListChip = {
  key: string
  words: string
  /** The query without what the chip stands for, from its first page on. */
  query: ListingQuery
  /** Whether the place of the path goes, too. */
  leavesPlace: boolean
}

export type ChippedList = Pick<
  ListingPageData,
  'section' | 'query' | 'region' | 'town' | 'townNames' | 'counts'
>

/** Everything that is set on a list, one by one. */
export function listChips(data: ChippedList, t: TFunction<'listings'>, locale: Locale): ListChip[] {
  const { query, section } = data
  const hasStay = asksForStay(section, query)
  const optionName: ChipContext['optionName'] = (parameter, value) =>
    data.counts.facets
      .find(({ name }) => name === parameter)
      ?.options.find((option) => option.value === value)?.name
  const context = { ...data, t, locale, hasStay, optionName }
  return listingFilters
    .flatMap(({ chips }) => chips?.(query, context) ?? [])
    .map(({ key, words, cleared, leavesPlace = false }) => {
      return { key, words, query: { ...query, page: 1, ...cleared }, leavesPlace }
    })
}
