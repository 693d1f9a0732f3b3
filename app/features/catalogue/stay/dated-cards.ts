import type { Rental } from '~content/rental'
import type { Catalogue } from '../catalogue'
import type { DatedCard } from '../card/to-card'
import type { ListingQuery } from '../filters/listing-filters'
import type { DatedIndex } from './dated-index'
import { stayPrices } from './stay-price'

type DatedSearch = { query: Pick<ListingQuery, 'stay' | 'flexible'>; now: Date }

/**
 * What each place of a section costs for the stay that counts there, with flexible dates the cheapest; undefined
 * without dates, and where no stay is possible.
 */
export function datedCards(
  catalogue: Catalogue,
  dated: DatedIndex | null,
  { query, now }: DatedSearch,
): (position: number, rental: Rental) => DatedCard | undefined {
  const isChosen = query.stay !== null || query.flexible > 0
  const prices = new Map(dated?.stays.map((stay) => [stay, stayPrices(catalogue, stay, now)]))
  return (position, rental) => {
    const stay = dated?.stayAt(position)
    const price = stay && prices.get(stay)?.(rental)
    return price ? { stay, price, isChosen } : undefined
  }
}
