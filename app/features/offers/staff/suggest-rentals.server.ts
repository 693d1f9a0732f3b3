import type { Locale } from '~content/locale'
import { similarRentals } from '~/features/catalogue/detail/similar-listings'
import { emptyRentalInput } from './offer-input'
import type { OfferableRental } from './offerable-rentals'
import { priceRentals, type Pricing } from './price-rentals.server'

/** A free rental that can be ticked, with its price for these dates and people. */
export type SuggestedRental = {
  label: string
  total: number
  /** What the tick sends: rental and price as they were shown. */
  value: string
}

const maxSuggested = 4
/** Similar rentals that are priced; those with taken nights drop out. */
const maxAsked = 24

/**
 * House and price as a form sends them back, so that a price that changed is noticed. Without a space, as a form that
 * was not saved shows what has words.
 */
export const seenPrice = ({ rentalId, total }: { rentalId: string; total: number }) =>
  `${rentalId}:${total}`

/** The rental that a tick names; its price is compared later. */
export function labelOfTick(value: string, rentals: readonly OfferableRental[]): string | null {
  const [id] = value.split(':')
  return rentals.find(({ rental }) => rental.id === id)?.label ?? null
}

type Offered = { pricing: Pricing; first: string | undefined; offered: ReadonlySet<string> }

/** Free rentals near the first one and of a like size, which are not offered yet, the likest first. */
export async function suggestRentals(
  { pricing, first, offered }: Offered,
  locale: Locale,
): Promise<SuggestedRental[]> {
  const { catalogue, rentals } = pricing
  const like = rentals.find(({ rental }) => rental.id === first)?.rental
  if (!like) return []
  const labels = new Map(rentals.map(({ rental, label }) => [rental.id, label]))
  const near = similarRentals(catalogue, like, locale, { max: maxAsked })
    .filter(({ id }) => labels.has(id) && !offered.has(id))
    .map(({ id }) => ({ ...emptyRentalInput, name: labels.get(id) ?? '' }))
  const priced = await priceRentals(near, pricing)
  return priced
    .flatMap(({ name: label, house }) =>
      house ? [{ label, total: house.total, value: seenPrice(house) }] : [],
    )
    .slice(0, maxSuggested)
}
