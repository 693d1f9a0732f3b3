import type { Locale } from '~content/locale'
import { defaultCurrency } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { cardHref } from '~/features/catalogue/card/card-href'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { toCard, type DatedCard } from '~/features/catalogue/card/to-card'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import { toDetail } from '~/features/catalogue/detail/to-detail.server'
import { letsStays } from '~/features/catalogue/filters/dates'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { sectionOf } from '~/features/catalogue/section-of'
import { datedCards } from '~/features/catalogue/stay/dated-cards'
import { datedIndex } from '~/features/catalogue/stay/dated-index'
import { listStays } from '~/features/catalogue/stay/list-stays'
import { findRequestedStay, stayRequests } from '~/features/catalogue/stay/requested-stay'
import { stayPrices } from '~/features/catalogue/stay/stay-price'
import type { StayError } from '~/features/pricing/check/stay-error'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { toComparedFacts, type ComparedFacts } from './compared-facts'

export type ComparedRental = {
  /** With dates its price is the total of the stay, with flexible ones that of the cheapest that fits. */
  card: ListingCard
  /** The place's own page with the stay. */
  path: string
  /** Why it cannot be had for the stay, or for none of several; null if it can, or without dates. */
  problem: StayError | 'NO_STAY_FITS' | null
  facts: ComparedFacts
}

type Comparison = { catalogue: Catalogue; locale: Locale; query: ListingQuery; now: Date }

/** A place for the comparison; null if it is not offered in the language. Prices as `quote` gives them. */
export function compareRental(comparison: Comparison, slug: string): ComparedRental | null {
  const { catalogue, locale, query, now } = comparison
  const today = guatemalaToday(now)
  const rental = findRentalBySlug(catalogue, slug)
  const detail = rental && toDetail(catalogue, rental, locale, today)
  if (!detail) return null
  const isFlexible = query.stay !== null || query.flexible > 0
  const dated = isFlexible ? cheapestFor(comparison, rental) : exactFor(comparison, rental)
  const card = toCard(catalogue, rental, { locale, today, dated })
  if (!card) return null
  const fitProblem = dated || !letsStays(card.section) ? null : 'NO_STAY_FITS'
  return {
    card,
    path: cardHref(card, locale, query),
    problem: isFlexible ? fitProblem : findProblem(comparison, rental),
    facts: toComparedFacts(detail),
  }
}

function exactFor({ catalogue, query, now }: Comparison, rental: Rental): DatedCard | undefined {
  const stay = findRequestedStay(sectionOf(rental), query)
  return stay ? { stay, price: stayPrices(catalogue, stay, now)(rental) } : undefined
}

/** As a list with flexible dates shows the place; nothing where none of the stays fits. */
function cheapestFor(comparison: Comparison, rental: Rental): DatedCard | undefined {
  const { catalogue, locale, query, now } = comparison
  const section = sectionOf(rental)
  const index = catalogue.sections[section][locale]
  const stays = listStays(section, query, now)
  const dated = stays.length > 0 ? datedIndex(catalogue, index, stays, now) : null
  return datedCards(catalogue, dated, { query, now })(index.rentals.indexOf(rental), rental)
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
