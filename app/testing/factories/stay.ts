import type {
  PricedFee,
  PricedPromotion,
  PricedRental,
  QuoteInput,
  StayRequest,
} from '~/features/pricing/quote-input'

export const dollars = { code: 'USD', symbol: '$', conversionFactor: 1 }
export const quetzales = { code: 'GTQ', symbol: 'Q', conversionFactor: 7.8 }

/** Four nights for two at 100 dollars, nine in the morning in Guatemala on 21 November 2026. */
export function stay(
  rental: Partial<PricedRental> = {},
  request: Partial<StayRequest> = {},
  input: Partial<QuoteInput> = {},
): QuoteInput {
  return {
    now: '2026-11-21T15:00:00Z',
    currency: dollars,
    forcedPromotionIds: [],
    rental: { type: 1, basePrice: 100, minNight: 1, capacityOfPeople: 8, ...rental },
    request: {
      type: 1,
      startDate: '2027-02-01',
      endDate: '2027-02-05',
      totalPax: 2,
      ...request,
    },
    ...input,
  }
}

/** Six months from 1 March 2027 in a house at 1,000 dollars a month. */
export function longStay(
  rental: Partial<PricedRental> = {},
  request: Partial<StayRequest> = {},
  input: Partial<QuoteInput> = {},
): QuoteInput {
  return {
    ...stay({}, {}, input),
    rental: { type: 2, pricePerMonth: 1000, capacityOfPeople: 8, ...rental },
    request: {
      type: 1,
      longStay: true,
      startDate: '2027-03-01',
      months: 6,
      totalPax: 2,
      ...request,
    },
  }
}

/** A discount of ten percent in February 2027. */
export function stayPromotion(overrides: Partial<PricedPromotion> = {}): PricedPromotion {
  return {
    id: 'february',
    type: 2,
    startDate: '2027-02-01',
    endDate: '2027-02-28',
    percentDiscount: 10,
    ...overrides,
  }
}

/** Forty dollars a stay. */
export function stayFee(overrides: Partial<PricedFee> = {}): PricedFee {
  return { id: 'fee', kind: 'cleaning', mode: 'stay', amount: 40, ...overrides }
}
