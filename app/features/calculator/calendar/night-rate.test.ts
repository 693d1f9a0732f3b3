import { expect, test } from 'vitest'
import { someOffer } from '~/testing/factories/stay-offer'
import { nightRate } from './night-rate'

const offer = someOffer({
  rental: {
    type: 1,
    basePrice: 150,
    aRSpecialPrices: [
      { startDate: '2026-12-24', endDate: '2026-12-26', price: 199.5 },
      { startDate: '2026-12-20', endDate: '2027-01-02', price: 180 },
    ],
  },
})

test.each([
  ['2026-12-19', '$150', 'Q1,170'],
  ['2026-12-20', '$180', 'Q1,404'],
  ['2026-12-24', '$200', 'Q1,556'],
  ['2026-12-26', '$200', 'Q1,556'],
  ['2026-12-27', '$180', 'Q1,404'],
])('the night of %s costs %s or %s: the first special price that covers it', (day, usd, gtq) => {
  expect(nightRate(offer, day, 'USD')).toBe(usd)
  expect(nightRate(offer, day, 'GTQ')).toBe(gtq)
})

test('a price on request is not written', () => {
  expect(
    nightRate(someOffer({ rental: { type: 1, basePrice: null } }), '2026-12-19', 'USD'),
  ).toBeNull()
})
