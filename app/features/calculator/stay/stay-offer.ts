import type { CurrencyCode } from '~content/currency-code'
import type { FeeLabels } from '~/features/pricing/price/line-label'
import type { PricedCurrency, PricedRental } from '~/features/pricing/quote-input'

export type PaymentMethod = {
  id: string
  slug: string
  name: string
  percent: number
  isDefault: boolean
}

/**
 * All that a price is worked out from, in one language and for every visitor alike: the page carries it, so
 * that the browser can answer without asking. Ranges in the past are left out.
 */
export type StayOffer = {
  rental: PricedRental
  forcedPromotionIds: string[]
  currencies: Record<CurrencyCode, PricedCurrency>
  feeNames: FeeLabels['feeNames']
  paymentMethods: PaymentMethod[]
}
