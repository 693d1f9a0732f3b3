import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { Catalogue } from '../catalogue'
import type { ListingCard } from '../card/listing-card'
import { toCard } from '../card/to-card'
import type { ListingMatch } from '../search/match-listings'
import { datedCards } from '../stay/dated-cards'
import { datedIndex } from '../stay/dated-index'
import { listStays } from '../stay/list-stays'

/** Places that one call may name. */
export const maxMapCards = 24

/**
 * The cards of the places that the pins of a list name, with its stays and prices; what is not (any more) of its
 * section, or taken meanwhile, is left out.
 */
export function mapCards(
  catalogue: Catalogue,
  search: ListingMatch,
  slugs: readonly string[],
): ListingCard[] {
  const { section, query, locale, now } = search
  const index = catalogue.sections[section][locale]
  const stays = listStays(section, query, now)
  const dated = stays.length > 0 ? datedIndex(catalogue, index, stays, now) : null
  const datedCard = datedCards(catalogue, dated, search)
  const today = guatemalaToday(now)
  return slugs.flatMap((slug) => {
    const rental = catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '')
    const position = rental ? index.rentals.indexOf(rental) : -1
    if (!rental || position < 0) return []
    const stay = datedCard(position, rental)
    if (dated && !stay) return []
    return toCard(catalogue, rental, { locale, today, dated: stay }) ?? []
  })
}
