import { expect, test } from 'vitest'
import { quote } from '../quote'
import type { PricedRental } from '../quote-input'
import { isOnRequest } from './is-on-request'

function priceOf(rental: PricedRental) {
  const answer = quote({
    now: '2026-11-21T18:00:00Z',
    currency: { code: 'USD', symbol: '$', conversionFactor: 1 },
    forcedPromotionIds: [],
    rental,
    request: {
      type: rental.type,
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      months: 1,
      totalPax: 1,
    },
  })
  if ('errors' in answer) throw new Error('the stay can be had')
  return answer
}

const cleaning = { id: 'f', kind: 'cleaning', mode: 'stay', amount: 35 }

test('nights without a price are on request, whatever the fees come to', () => {
  expect(isOnRequest(priceOf({ type: 1, basePrice: null, extraFees: [cleaning] }))).toBe(true)
  expect(isOnRequest(priceOf({ type: 2, pricePerMonth: 0 }))).toBe(true)
  expect(isOnRequest(priceOf({ type: 3, salePrice: 0 }))).toBe(true)
})

test('what has a price is not, even with a discount that leaves nothing', () => {
  expect(isOnRequest(priceOf({ type: 1, basePrice: 10 }))).toBe(false)
  expect(isOnRequest(priceOf({ type: 3, salePrice: 90_000 }))).toBe(false)
  const free = [
    { id: 'a', type: 2, percentDiscount: 100, startDate: '2026-12-01', endDate: '2026-12-31' },
  ]
  expect(isOnRequest(priceOf({ type: 1, basePrice: 10, promotions: free }))).toBe(false)
})
