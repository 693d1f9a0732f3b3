import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useCurrency } from '~/ui/money/currency-choice'
import { toSearch } from '~/features/catalogue/search/listing-query'
import { convertPriceFilter } from '~/features/catalogue/search/price-filter'
import type { ListingPageData } from './read-listing-page.server'

/**
 * When the visitor switches currency, a price filter that is set is converted with it, eight quetzales
 * to the dollar (browsing.md §4). Without one nothing is asked of the server.
 */
export function useCurrencyFollowsVisitor(data: ListingPageData): void {
  const visitors = useCurrency()
  const navigate = useNavigate()
  const last = useRef<typeof visitors | null>(null)
  const { query, section, path } = data
  useEffect(() => {
    const switched = last.current !== null && last.current !== visitors
    last.current = visitors
    const isSet = query.minPrice !== null || query.maxPrice !== null
    if (!switched || !isSet || query.currency === visitors) return
    const converted = convertPriceFilter({ ...query, page: 1 }, visitors, section)
    navigate(`${path}?${toSearch(converted)}`, { replace: true, preventScrollReset: true })
  }, [visitors, navigate, query, section, path])
}
