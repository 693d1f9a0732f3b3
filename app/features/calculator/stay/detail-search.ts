import type { CurrencyCode } from '~content/currency-code'
import type { PricedRental } from '~/features/pricing/quote-input'
import type { PaymentMethod } from './stay-offer'
import { writeStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { quoteParameter } from '~/routing/parameters'

type Shown = {
  rental: Pick<PricedRental, 'type' | 'fullHotel'>
  choice: StayChoice
  currency: CurrencyCode
  payment: Pick<PaymentMethod, 'slug' | 'isDefault'> | null
}

/**
 * A query rewritten to open the same stay in the same currency (browsing.md §2, detail). Parameters that are
 * not of the stay, such as `landing` and `country`, stay as they are; an untouched calculator adds none.
 */
export function detailSearch(current: URLSearchParams, shown: Shown): string {
  const { rental, choice, currency, payment } = shown
  const query = writeStayChoice(current, choice)
  // Only the form without script sends it.
  query.delete(quoteParameter)
  write(query, 'paymentMethod', payment && !payment.isDefault ? payment.slug : null)
  const isUntouched = writeStayChoice(new URLSearchParams(), choice).size === 0
  write(query, 'currency', isUntouched ? null : currency)
  write(query, 'longStay', !isUntouched && rental.type === 2 ? 'true' : null)
  write(query, 'fullHotel', !isUntouched && rental.fullHotel ? 'true' : null)
  return query.toString()
}

function write(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name)
  else query.set(name, value)
}
