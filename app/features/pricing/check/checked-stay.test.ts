import { describe, expect, it } from 'vitest'
import { stay } from '~/testing/factories/stay'
import { errorsOf, priceOf } from '~/testing/quoted'
import type { PricedRental, StayRequest } from '../quote-input'

describe('the product', () => {
  it.each([0, 4, 6, 1.5, -1])('of type %d does not exist, whatever else is wrong', (type) => {
    expect(errorsOf(stay({}, { type, totalPax: 0 }, { rental: null }))).toEqual([
      'INVALID_PRODUCT_TYPE',
    ])
  })

  it('that is unknown ends the check', () => {
    expect(errorsOf(stay({}, { startDate: null }, { rental: null }))).toEqual([
      'NON_EXISTENT_PRODUCT',
    ])
  })

  it.each([
    [1, false, 1],
    [1, true, 2],
    [2, false, 2],
    [2, true, 2],
    [3, true, 3],
    [5, true, 5],
  ])('of type %d with longStay %s is a rental of type %d', (type, isLong, rentalType) => {
    const request = { type, longStay: isLong, months: 6 }
    for (const each of [1, 2, 3, 5]) {
      const expected = each === rentalType ? [] : ['NON_EXISTENT_PRODUCT']
      expect(errorsOf(stay({ type: each }, request))).toEqual(expected)
    }
  })

  it('of type 5 is priced by the night although longStay is set', () => {
    expect(priceOf(stay({ type: 5 }, { type: 5, longStay: true })).details[0]?.per).toBe('night')
  })

  it('may be a whole hotel, which is of type 1', () => {
    expect(priceOf(stay({ fullHotel: true }, { fullHotel: true })).total).toBe(400)
    expect(priceOf(stay({ fullHotel: true })).total).toBe(400)
  })
})

describe('a house for sale', () => {
  const sale = (rental: Partial<PricedRental>, request: Partial<StayRequest> = {}) =>
    stay({ type: 3, salePrice: 100_000.5, ...rental }, { type: 3, ...request })

  it('has its price, no lines, and nothing to check of dates and guests', () => {
    const rental = { lockDates: [{ startDate: '2020-01-01', endDate: '2030-01-01' }], minNight: 9 }
    const request = { startDate: 'soon', endDate: '2020-01-01', totalPax: -1, adult: 0 }
    expect(priceOf(sale(rental, request))).toEqual({
      details: [],
      currencySymbol: '$',
      total: 100_000.5,
      totalFormated: '$100,000.50',
      nights: 0,
      promotionsDetail: [],
    })
  })

  it('charges no fees', () => {
    const extraFees = [{ id: 'f', kind: 'other', mode: 'stay', amount: 10 }]
    expect(priceOf(sale({ extraFees })).total).toBe(100_000.5)
  })

  it.each([0, null, undefined])('at %s is a quote to be asked for', (salePrice) => {
    expect(priceOf(sale({ salePrice })).total).toBe(0)
  })
})
