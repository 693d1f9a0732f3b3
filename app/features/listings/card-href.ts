import type { Locale } from '~content/locale'
import { detailHref } from '~/routing/section-pages'
import type { ListingCard } from './listing-card'
import { defaultQuery, type ListingQuery } from './listing-query'

/**
 * A card's detail page with the stay that the visitor asked the list for (browsing.md §2, detail query).
 * With `ads` the link carries the landing flag.
 */
export function cardHref(card: ListingCard, locale: Locale, query: ListingQuery): string {
  const search = new URLSearchParams()
  if (query.checkIn && query.checkOut) {
    search.set('checkIn', query.checkIn)
    search.set('checkOut', query.checkOut)
  }
  if (query.adult !== defaultQuery.adult) search.set('adult', String(query.adult))
  if (query.children !== defaultQuery.children) search.set('children', String(query.children))
  if (query.country) search.set('country', query.country)
  if (query.ads) search.set('landing', 'true')
  const place = { state: card.regionSlug, location: card.townSlug, slug: card.slug }
  return detailHref(card.section, locale, place, search)
}
