import { describe, expect, it } from 'vitest'
import { longStay, quetzales, stayPromotion } from '~/testing/factories/stay'
import { linesOf, priceOf } from '~/testing/quoted'

describe('a long stay', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-08-31', 3, '2027-11-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 24, '2030-02-28'],
    ['2026-12-15', 2, '2027-02-15'],
  ])('from %s for %d months ends on %s', (startDate, months, endDate) => {
    const [line] = priceOf(longStay({}, { startDate, months })).details
    expect(line).toMatchObject({ per: 'month', number: months, startDate, endDate })
    expect(line).not.toHaveProperty('type')
  })

  it('counts its nights', () => {
    expect(priceOf(longStay({}, { startDate: '2027-01-31', months: 1 })).nights).toBe(28)
  })

  it.each([
    [1, '$1,000'],
    [2, '$1,000'],
    [3, '$900'],
    [6, '$900'],
    [12, '$800.50'],
    [24, '$800.50'],
  ])('of %d months costs %s a month, however the rates are listed', (months, rate) => {
    const monthlyRates = [
      { fromMonths: 12, price: 800.5 },
      { fromMonths: 3, price: 900 },
    ]
    expect(priceOf(longStay({ monthlyRates }, { months })).details[0]?.priceFormated).toBe(rate)
    const listed = { monthlyRates: monthlyRates.toReversed() }
    expect(priceOf(longStay(listed, { months })).details[0]?.priceFormated).toBe(rate)
  })

  it('converts the rate of one month', () => {
    const input = longStay({ pricePerMonth: 333.33 }, {}, { currency: quetzales })
    expect(linesOf(input)).toEqual(['month 6 × Q2,599.97 = 15599.82 (2027-03-01 to 2027-09-01)'])
  })

  it('has neither promotions nor a weekly discount', () => {
    const promotions = [stayPromotion({ startDate: '2027-01-01', endDate: '2028-01-01' })]
    const price = priceOf(longStay({ promotions, weeklyDiscount: 10, basePrice: 100 }))
    expect(price.details).toHaveLength(1)
    expect(price.promotionsDetail).toEqual([])
  })

  it('is the same asked for as type 2, with or without longStay', () => {
    const price = priceOf(longStay())
    expect(priceOf(longStay({}, { type: 2 }))).toEqual(price)
    expect(priceOf(longStay({}, { type: 2, longStay: false }))).toEqual(price)
  })

  it('has no end of its own: one that is sent says nothing', () => {
    expect(priceOf(longStay({}, { endDate: '2020-01-01' }))).toEqual(priceOf(longStay()))
  })
})
