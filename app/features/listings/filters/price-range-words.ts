import type { TFunction } from 'i18next'
import type { SectionKey } from '~content/section-key'
import { formatMoney } from '~/features/pricing/money/money'
import { priceSlider } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/search/listing-query'

const symbols = { USD: '$', GTQ: 'Q' } as const

/** The price range of a query in words, in the query's own currency; null where none is set. */
export function priceRangeWords(
  t: TFunction<'listings'>,
  query: ListingQuery,
  section: SectionKey,
): string | null {
  if (query.minPrice === null && query.maxPrice === null) return null
  const words = (units: number) => formatMoney(units * 100, symbols[query.currency])
  const from = words(query.minPrice ?? priceSlider(section, query.currency).min)
  if (query.maxPrice === null) return t('priceAndAbove', { amount: from })
  return t('chipPrice', { from, to: words(query.maxPrice) })
}
