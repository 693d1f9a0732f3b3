import type { Locale } from '~content/locale'
import { defaultCurrency } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { cardHref } from '~/features/catalogue/card/card-href'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { toCard } from '~/features/catalogue/card/to-card'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import { toDetail } from '~/features/catalogue/detail/to-detail.server'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { sectionOf } from '~/features/catalogue/section-of'
import { findRequestedStay, stayRequests } from '~/features/catalogue/stay/requested-stay'
import { stayPrices } from '~/features/catalogue/stay/stay-price'
import type { StayError } from '~/features/pricing/check/stay-error'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { toPlaceFacts, type PlaceFacts } from './place-facts'

export type ComparedPlace = {
  /** With dates its price is the total of the stay. */
  card: ListingCard
  /** The place's own page with the stay. */
  path: string
  /** Why it cannot be had for the stay; null where it can, or without dates. */
  problem: StayError | null
  facts: PlaceFacts
}

type Comparison = { catalogue: Catalogue; locale: Locale; query: ListingQuery; now: Date }

/** A place for the comparison; null where it is not offered in the language. Prices as `quote` gives them. */
export function comparePlace(comparison: Comparison, slug: string): ComparedPlace | null {
  const { catalogue, locale, query, now } = comparison
  const today = guatemalaToday(now)
  const rental = findRentalBySlug(catalogue, slug)
  const detail = rental && toDetail(catalogue, rental, locale, today)
  if (!detail) return null
  const stay = findRequestedStay(sectionOf(rental), query)
  const dated = stay ? { stay, price: stayPrices(catalogue, stay, now)(rental) } : undefined
  const card = toCard(catalogue, rental, locale, today, dated)
  if (!card) return null
  return {
    card,
    path: cardHref(card, locale, query),
    problem: findProblem(comparison, rental),
    facts: toPlaceFacts(detail),
  }
}

function findProblem({ catalogue, query, now }: Comparison, rental: Rental): StayError | null {
  const stay = findRequestedStay(sectionOf(rental), query)
  if (!stay) return null
  const request = stayRequests(stay)(rental)
  // No term on offer lasts until the check-out.
  if (!request) return 'INVALID_MONTHS'
  const ask = { rental, request, currency: defaultCurrency, now: now.toISOString() }
  const answer = quoteRental(catalogue, ask)
  return 'errors' in answer ? (answer.errors[0] ?? null) : null
}
