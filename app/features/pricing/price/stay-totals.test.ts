import { expect, it } from 'vitest'
import { randomStays } from '~/testing/factories/random-stay'
import { stay } from '~/testing/factories/stay'
import { priceOf } from '~/testing/quoted'
import { fc, propertyRuns } from '~/testing/fast-check'
import { hasPrice } from './has-price'
import { toCents } from '../money/money'
import { quote } from '../quote'
import { stayTotals } from './stay-totals'

it('is the total of the quote, for whatever stay has one', () => {
  const seen = { priced: 0, onRequest: 0 }
  fc.assert(
    fc.property(randomStays, (input) => {
      const { rental, request } = input
      const price = quote(input)
      if ('errors' in price || !rental || request.type === 3) return
      const total = stayTotals(input)(rental)
      if (hasPrice(price)) expect(total).toBe(toCents(price.total))
      else expect(total).toBeNaN()
      seen[hasPrice(price) ? 'priced' : 'onRequest']++
    }),
    propertyRuns(),
  )
  expect(Math.min(seen.priced, seen.onRequest)).toBeGreaterThan(0)
})

it('prices one rental after the other, each by its own rates', () => {
  const input = stay()
  const total = stayTotals(input)
  const rentals = [100, 80.5, 100].map((basePrice) => ({ ...input.rental, type: 1, basePrice }))
  expect(rentals.map(total)).toEqual([40_000, 32_200, 40_000])
})

it('has no total where the request has no dates', () => {
  const input = stay({}, { startDate: null })
  expect(stayTotals(input)({ type: 1, basePrice: 100 })).toBeNaN()
})

it('says that there is no price where a night has no rate', () => {
  const season = { startDate: '2027-02-01', endDate: '2027-02-03', price: 120 }
  expect(hasPrice(priceOf(stay({ basePrice: null, aRSpecialPrices: [season] })))).toBe(false)
  const whole = { ...season, endDate: '2027-02-04' }
  expect(hasPrice(priceOf(stay({ basePrice: null, aRSpecialPrices: [whole] })))).toBe(true)
  expect(hasPrice(priceOf(stay({ type: 3, salePrice: 0 }, { type: 3 })))).toBe(false)
  expect(hasPrice(priceOf(stay({ type: 3, salePrice: 1 }, { type: 3 })))).toBe(true)
})
