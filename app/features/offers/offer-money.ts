import type { Offer, OfferedRental } from '~content/offer'
import { currencyFacts, type CurrencyCode } from '~content/currency-code'
import { formatMoney } from '~/features/pricing/money/money'

/** An amount in cents, with the symbol of its currency. */
export function offerMoney(cents: number, currency: CurrencyCode): string {
  return formatMoney(cents, currencyFacts[currency].symbol)
}

/** The rental that the guest chose; undefined until then. */
export function acceptedRentalOf({ houses, acceptedRental }: Offer): OfferedRental | undefined {
  return houses.find(({ rentalId }) => rentalId === acceptedRental)
}
