import { describe, expect, it } from 'vitest'
import { longStay, stay, stayPromotion } from '~/testing/factories/stay'
import { errorsOf } from '~/testing/quoted'
import type { PricedRental, StayRequest } from '../quote-input'

describe('what the rental asks for', () => {
  it('tells everything that applies, in its order', () => {
    const rental = {
      availableAfter: '2027-02-02',
      lockDates: [{ startDate: '2027-02-04', endDate: '2027-02-10' }],
      minNight: 5,
    }
    expect(errorsOf(stay(rental, { totalPax: 9, adult: 0 }))).toEqual([
      'NOT_AVAILABLE_YET',
      'LOCKED_DATES',
      'BELOW_MIN_NIGHTS',
      'OVER_CAPACITY',
      'INVALID_GUESTS',
    ])
  })

  it.each([
    ['2027-02-01', []],
    ['2027-02-02', ['NOT_AVAILABLE_YET']],
    [null, []],
    ['', []],
  ])('available after %s: %j', (availableAfter, errors) => {
    expect(errorsOf(stay({ availableAfter }))).toEqual(errors)
  })

  it.each([
    ['2027-01-20', '2027-01-31', []],
    ['2027-01-20', '2027-02-01', ['LOCKED_DATES']],
    ['2027-02-04', '2027-02-04', ['LOCKED_DATES']],
    ['2027-02-05', '2027-02-09', []],
    ['2027-01-01', '2027-12-31', ['LOCKED_DATES']],
  ])('locked from %s to %s: %j', (startDate, endDate, errors) => {
    expect(errorsOf(stay({ lockDates: [{ startDate, endDate }] }))).toEqual(errors)
  })

  it('locks the nights of a long stay too, up to its clamped end', () => {
    const lockDates = [{ startDate: '2027-02-28', endDate: '2027-03-05' }]
    const month = { startDate: '2027-01-31', months: 1 }
    expect(errorsOf(longStay({ lockDates }, month))).toEqual([])
    expect(errorsOf(longStay({ lockDates }, { ...month, months: 2 }))).toEqual(['LOCKED_DATES'])
  })

  it.each<[string, Partial<PricedRental>, boolean]>([
    ['the minimum is the stay', { minNight: 4 }, true],
    ['the minimum is longer', { minNight: 5 }, false],
    ['nothing is said', { minNight: null }, true],
    [
      'a special price covers the check-in',
      {
        aRSpecialPrices: [{ startDate: '2027-02-01', endDate: '2027-02-01', price: 9, minDays: 5 }],
      },
      false,
    ],
    [
      'a special price begins after the check-in',
      {
        aRSpecialPrices: [{ startDate: '2027-02-02', endDate: '2027-02-09', price: 9, minDays: 5 }],
      },
      true,
    ],
    ['a promotion covers the check-in', { promotions: [stayPromotion({ minDays: 5 })] }, false],
    [
      'a promotion that is not shown yet does',
      { promotions: [stayPromotion({ minDays: 5, dateShow: '2027-01-31' })] },
      false,
    ],
    [
      'a promotion that is switched off does',
      { promotions: [stayPromotion({ minDays: 5, enabled: false })] },
      true,
    ],
    [
      'a promotion counts for longer stays only',
      { promotions: [stayPromotion({ minNight: 5 })] },
      true,
    ],
    [
      'a promotion asks for less than the rental',
      { minNight: 4, promotions: [stayPromotion({ minDays: 2 })] },
      true,
    ],
    [
      'the larger of two counts',
      { promotions: [stayPromotion({ minDays: 5 }), stayPromotion({ id: 'b', minDays: 2 })] },
      false,
    ],
  ])('four nights where %s: %j', (_name, rental, isLongEnough) => {
    expect(errorsOf(stay(rental))).toEqual(isLongEnough ? [] : ['BELOW_MIN_NIGHTS'])
  })

  it('asks no minimum of nights of a long stay', () => {
    expect(errorsOf(longStay({ minNight: 500 }))).toEqual([])
  })

  it.each([
    [1, 3, ['BELOW_MIN_MONTHS']],
    [2, 3, ['BELOW_MIN_MONTHS']],
    [3, 3, []],
    [24, null, []],
    [4, 6, ['INVALID_MONTHS']],
    [0, null, ['INVALID_MONTHS']],
    [-6, null, ['INVALID_MONTHS']],
    [1.5, null, ['INVALID_MONTHS']],
    [1e300, null, ['INVALID_MONTHS']],
    [NaN, null, ['INVALID_MONTHS']],
    [null, null, ['INVALID_MONTHS']],
    [undefined, null, ['INVALID_MONTHS']],
  ])('%s months of at least %s: %j', (months, minMonths, errors) => {
    expect(errorsOf(longStay({ minMonths }, { months }))).toEqual(errors)
  })

  it.each<[string, Partial<StayRequest>, string[]]>([
    ['as many as there is room for', { totalPax: 8 }, []],
    ['one more', { totalPax: 9 }, ['OVER_CAPACITY']],
    ['one more in the sum', { totalPax: null, adult: 7, children: 2 }, ['OVER_CAPACITY']],
    ['nine and a half', { totalPax: 9.5 }, ['INVALID_GUESTS']],
    ['nobody', { totalPax: 0 }, ['INVALID_GUESTS']],
    ['less than nobody', { totalPax: -3 }, ['INVALID_GUESTS']],
    ['without end', { totalPax: Infinity }, ['INVALID_GUESTS']],
    ['nothing said', { totalPax: undefined }, ['INVALID_GUESTS']],
    ['no adult', { adult: 0 }, ['INVALID_GUESTS']],
    ['fewer than no children', { adult: 3, children: -1 }, ['INVALID_GUESTS']],
    ['no children', { adult: 2, children: 0 }, []],
    [
      'too many of whom none is an adult',
      { totalPax: 9, adult: 0 },
      ['OVER_CAPACITY', 'INVALID_GUESTS'],
    ],
    ['a sum that is not whole', { totalPax: null, adult: 1.5 }, ['INVALID_GUESTS']],
    ['a total that is not the sum', { totalPax: 2, adult: 5, children: 5 }, []],
  ])('guests, %s', (_name, request, errors) => {
    expect(errorsOf(stay({}, request))).toEqual(errors)
  })

  it('asks nothing of guests where the capacity is not said', () => {
    expect(errorsOf(stay({ capacityOfPeople: null }, { totalPax: 40 }))).toEqual([])
  })
})
