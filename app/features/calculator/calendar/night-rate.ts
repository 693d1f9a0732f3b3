import type { CurrencyCode } from '~content/currency-code'
import { convert, formatMoney, roundHalfUp, toCents } from '~/features/pricing/money/money'
import { amountOf } from '~/features/pricing/request/unvalidated'
import type { StayOffer } from '../stay/stay-offer'

/**
 * What a night costs before promotions, written without cents, as it stands in a day of the calendar
 * (pricing.md, "Lines" 1); null if the price is on request.
 */
export function nightRate(
  { rental, currencies }: Pick<StayOffer, 'rental' | 'currencies'>,
  day: string,
  currency: CurrencyCode,
): string | null {
  const special = rental.aRSpecialPrices?.find(
    ({ startDate, endDate }) => startDate <= day && day <= endDate,
  )
  const { symbol, conversionFactor } = currencies[currency]
  const cents = convert(toCents(amountOf(special?.price ?? rental.basePrice)), conversionFactor)
  return cents === 0 ? null : formatMoney(roundHalfUp(cents / 100) * 100, symbol)
}
