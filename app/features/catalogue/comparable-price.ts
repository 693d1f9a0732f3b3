import type { Rental } from '~content/rental'
import { offeredMonths } from '~/features/pricing/check/stay-limits'

/** A price that can be set beside that of other rentals of the section, in US dollars. */
export type ComparablePrice = { kind: 'night' | 'month' | 'sale'; usd: number }

/**
 * What a rental costs when no dates are set: a night, a month of its shortest stay, or the sale.
 * Null means "on request", which is also what a price of 0 says.
 */
export function comparablePrice(rental: Rental): ComparablePrice | null {
  switch (rental.type) {
    case 1:
    case 5:
      return priced('night', rental.basePrice)
    case 2:
      return priced('month', monthlyPrice(rental))
    case 3:
      return priced('sale', rental.salePrice)
  }
}

function priced(kind: ComparablePrice['kind'], usd: number | null): ComparablePrice | null {
  return usd ? { kind, usd } : null
}

/** The rate that the shortest stay on offer is charged with (pricing.md, "Lines" 1). */
function monthlyPrice(rental: Rental): number | null {
  const rates = rental.monthlyRates.toSorted((a, b) => a.fromMonths - b.fromMonths)
  const least = rental.minMonths ?? 1
  const shortest = offeredMonths.find((months) => months >= least) ?? least
  const charged = rates.findLast((rate) => rate.fromMonths <= shortest)
  return charged?.price ?? rental.pricePerMonth
}
