import { expect, test } from 'vitest'
import { quote } from '~/features/pricing/quote'
import type { PricedPromotion } from '~/features/pricing/quote-input'
import { someOffer } from '~/testing/factories/stay-offer'
import { namePromotions } from './name-promotions'

const promotion = (id: string, over: Partial<PricedPromotion>): PricedPromotion => ({
  id,
  type: 2,
  percentDiscount: 10,
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  ...over,
})

function named(promotions: PricedPromotion[], forcedPromotionIds: string[] = []) {
  const offer = someOffer({
    rental: { type: 1, basePrice: 100, promotions },
    forcedPromotionIds,
    promotionNames: { a: 'Advent', b: 'Last beds', c: 'New Year' },
  })
  const price = quote({
    now: '2026-11-21T18:00:00Z',
    currency: offer.currencies.USD,
    forcedPromotionIds,
    rental: offer.rental,
    request: { type: 1, startDate: '2026-12-20', endDate: '2027-01-03', totalPax: 2 },
  })
  if ('errors' in price) throw new Error('the stay can be had')
  return [...namePromotions(price, offer)]
}

test('each line has the name of the promotion that took its nights', () => {
  const found = named([
    promotion('a', {}),
    promotion('b', { type: 1, percentDiscount: 20, endDate: '2026-12-24' }),
    promotion('c', { type: 4, startDate: '2026-12-30', endDate: '2027-01-01' }),
  ])
  expect(found).toEqual([
    [1, 'Advent'],
    [2, 'Last beds'],
    [3, 'New Year'],
  ])
})

test('a promotion that took no night names no line', () => {
  const found = named([promotion('b', { enabled: false, percentDiscount: 30 }), promotion('a', {})])
  expect(found).toEqual([[1, 'Advent']])
})

test('one of the forced list is known by its fifteen percent', () => {
  expect(named([promotion('a', { percentDiscount: 40 })], ['a'])).toEqual([[1, 'Advent']])
})

test('one that may not be known yet has no name', () => {
  expect(named([promotion('unknown', {})])).toEqual([])
})
