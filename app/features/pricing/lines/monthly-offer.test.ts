import { describe, expect, it } from 'vitest'
import { quetzales, stay, stayFee, stayPromotion } from '~/testing/factories/stay'
import { linesOf, priceOf } from '~/testing/quoted'
import type { PricedRental, StayRequest } from '../quote-input'

const month = { pricePerMonth: 1000, weeklyDiscount: 10, promotions: [stayPromotion()] }
const sixteen = { endDate: '2027-02-17', monthlyOffer: true }

describe('the monthly offer', () => {
  it('prices nights at a thirtieth of a month, without weekly discount and promotions', () => {
    const price = priceOf(stay(month, sixteen))
    expect(linesOf(stay(month, sixteen))).toEqual([
      'night 16 × $33.33 = 533.28 (2027-02-01 to 2027-02-17)',
    ])
    expect(price.promotionsDetail).toEqual([])
  })

  it('has a line for full months and none for no remaining nights', () => {
    expect(linesOf(stay(month, { ...sixteen, endDate: '2027-04-02' }))).toEqual([
      'month 2 × $1,000 = 2000 (2027-02-01 to 2027-04-02)',
    ])
  })

  it('charges the fees of a short stay', () => {
    const extraFees = [stayFee({ mode: 'night', amount: 2 })]
    expect(linesOf(stay({ ...month, extraFees }, sixteen))[1]).toBe('fee 16 × $2 = 32')
  })

  it('converts the month, and divides after that', () => {
    const input = stay({ ...month, pricePerMonth: 1000.01 }, sixteen, { currency: quetzales })
    // 7,800.08 / 30 is 260.0027; a thirtieth of the dollars first would give Q259.97.
    expect(linesOf(input)[0]).toContain('16 × Q260 = 4160')
  })

  it.each<[string, Partial<PricedRental>, Partial<StayRequest>]>([
    ['up to fifteen nights', {}, { endDate: '2027-02-16' }],
    ['that nobody asked for', {}, { monthlyOffer: false }],
    ['in a whole hotel', { fullHotel: true }, {}],
    ['for a whole hotel', {}, { fullHotel: true }],
    ['of a calendar kept elsewhere', { calendar: 1 }, {}],
    ["on the owner's terms", { typeOfTerms: 2 }, {}],
    ['without a price for a month', { pricePerMonth: null }, {}],
    ['with a month at 0', { pricePerMonth: 0 }, {}],
    ['in a unique stay', { type: 5 }, { type: 5 }],
  ])('is ignored for a stay %s', (_name, rental, request) => {
    const lines = linesOf(stay({ ...month, ...rental }, { ...sixteen, ...request }))
    expect(lines[0]).toMatch(/^night 1[56] × \$100 /)
    expect(lines[1]).toMatch(/^promotion discount/)
  })

  it.each([0, null, undefined])('is made where the calendar flag is %s', (calendar) => {
    expect(linesOf(stay({ ...month, calendar }, sixteen))[0]).toContain('$33.33')
  })

  it.each([0, 1, null, undefined])('is made where the terms are of type %s', (typeOfTerms) => {
    expect(linesOf(stay({ ...month, typeOfTerms }, sixteen))[0]).toContain('$33.33')
  })
})
