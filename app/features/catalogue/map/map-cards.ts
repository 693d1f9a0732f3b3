import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { Catalogue } from '../catalogue'
import type { ListingCard } from '../card/listing-card'
import { toCard } from '../card/to-card'
import type { ListingMatch } from '../search/match-listings'
import { sectionOf } from '../section-of'
import { findRequestedStay } from '../stay/requested-stay'
import { stayPrices } from '../stay/stay-price'

/** Places that one call may name. */
export const mapCardsAtMost = 24

/** The cards of the places that the pins of a list name, with its prices; what is not (any more) of its section is left out. */
export function mapCards(
  catalogue: Catalogue,
  { section, query, locale, now }: ListingMatch,
  slugs: readonly string[],
): ListingCard[] {
  const stay = findRequestedStay(section, query)
  const priceOf = stay && stayPrices(catalogue, stay, now)
  const today = guatemalaToday(now)
  return slugs.flatMap((slug) => {
    const rental = catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '')
    if (!rental || sectionOf(rental) !== section) return []
    const dated = priceOf ? { stay, price: priceOf(rental) } : undefined
    return toCard(catalogue, rental, locale, today, dated) ?? []
  })
}
