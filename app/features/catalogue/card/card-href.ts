import type { Locale } from '~content/locale'
import { noChoice, writeStayChoice } from '~/features/pricing/request/stay-choice'
import { detailHref } from '~/routing/section-pages'
import { findRequestedStay, stayRequests } from '../stay/requested-stay'
import { guestsOf } from '../filters/guests'
import type { ListingCard } from './listing-card'
import type { ListingQuery } from '../filters/listing-filters'

/**
 * A card's detail page with the stay that the visitor asked the list for (browsing.md §2, detail query), so
 * that it shows the card's total. With `ads` the link carries the landing flag.
 */
export function cardHref(card: ListingCard, locale: Locale, query: ListingQuery): string {
  const { children } = query
  const days = card.stay ?? query
  const stay = findRequestedStay(card.section, { ...query, ...card.stay })
  const months = (stay && stayRequests(stay)(card)?.months) ?? null
  const search = writeStayChoice(new URLSearchParams(), {
    ...noChoice,
    checkIn: days.checkIn,
    // A term ends with its months.
    checkOut: months === null ? days.checkOut : null,
    // Guests that were asked for as one number are adults.
    adult: guestsOf(query) - children,
    children,
    months,
  })
  if (query.country) search.set('country', query.country)
  if (query.ads) search.set('landing', 'true')
  const place = { state: card.regionSlug, location: card.townSlug, slug: card.slug }
  return detailHref(card.section, locale, place, search)
}
