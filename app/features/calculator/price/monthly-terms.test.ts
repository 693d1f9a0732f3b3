import { expect, test } from 'vitest'
import type { PricedRental } from '~/features/pricing/quote-input'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { monthlyTermsOf } from './monthly-terms'

const house: PricedRental = {
  type: 1,
  basePrice: 100,
  pricePerMonth: 1500,
  calendar: 0,
  typeOfTerms: 1,
}
const sixteen = { ...noChoice, checkIn: '2027-01-01', checkOut: '2027-01-17' }

test('monthly terms are offered above fifteen nights', () => {
  expect(monthlyTermsOf(house, sixteen)).toBe('priced')
  expect(monthlyTermsOf(house, { ...sixteen, checkOut: '2027-01-16' })).toBeNull()
  expect(monthlyTermsOf(house, noChoice)).toBeNull()
})

test('without a price for the month they are asked for', () => {
  expect(monthlyTermsOf({ ...house, pricePerMonth: null }, sixteen)).toBe('onRequest')
})

test.each([{ type: 5 }, { fullHotel: true }, { calendar: 1 }, { typeOfTerms: 2 }])(
  'they are not offered where %j',
  (other) => {
    expect(monthlyTermsOf({ ...house, ...other }, sixteen)).toBeNull()
  },
)
