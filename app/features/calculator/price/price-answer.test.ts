import { expect, it } from 'vitest'
import { quote } from '~/features/pricing/quote'
import { readPriceAnswer } from './price-answer'

const price = quote({
  now: '2026-11-21T18:00:00Z',
  currency: { code: 'USD', symbol: '$', conversionFactor: 1 },
  forcedPromotionIds: [],
  rental: { type: 1, basePrice: 100, weeklyDiscount: 10 },
  request: { type: 1, startDate: '2026-12-01', endDate: '2026-12-09', totalPax: 2 },
})

it('reads a price and the codes of a stay that cannot be had', () => {
  const sent: unknown = JSON.parse(JSON.stringify(price))
  expect(readPriceAnswer(sent)).toEqual(price)
  expect(readPriceAnswer({ errors: ['LOCKED_DATES'] })).toEqual({ errors: ['LOCKED_DATES'] })
})

it.each([
  null,
  'late',
  {},
  { errors: [] },
  { errors: ['UNREADABLE_SLUG'] },
  { ...price, details: [{ per: 'night' }] },
  { ...price, totalFormated: 750 },
])('takes nothing else for an answer: %j', (body) => {
  expect(readPriceAnswer(body)).toBeNull()
})
