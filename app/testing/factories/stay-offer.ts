import type { StayOffer } from '~/features/calculator/stay/stay-offer'
import { someCurrencies } from './currencies'

/** A house by the night at 100 dollars, two nights at least, with what its calculator needs. */
export function someOffer(overrides: Partial<StayOffer> = {}): StayOffer {
  return {
    rental: { type: 1, basePrice: 100, minNight: 2, capacityOfPeople: 4 },
    forcedPromotionIds: [],
    currencies: someCurrencies,
    feeNames: {},
    paymentMethods: [
      { id: 'p1', slug: 'cash', name: 'Cash', percent: 0, isDefault: true },
      { id: 'p2', slug: 'credit-card', name: 'Credit card', percent: 3.5, isDefault: false },
    ],
    ...overrides,
  }
}
