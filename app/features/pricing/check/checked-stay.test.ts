import { describe, expect, it } from 'vitest'
import { longStay, stay, stayPromotion } from '~/testing/factories/stay'
import { errorsOf, priceOf } from '~/testing/quoted'
import type { PricedRental, StayRequest } from '../quote-input'

type Row = [string, Partial<StayRequest>, string[]]

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

describe('the dates of a stay', () => {
  it.each<Row>([
    ['none', { startDate: null, endDate: undefined }, ['MISSING_DATE']],
    ['two empty ones', { startDate: '', endDate: '' }, ['MISSING_DATE']],
    ['no start', { startDate: undefined }, ['MISSING_STARTDATE']],
    ['no end', { endDate: null }, ['MISSING_ENDDATE']],
    [
      'no start and an end that is none',
      { startDate: '', endDate: 'soon' },
      ['MISSING_STARTDATE', 'ENDDATE_IS_NOT_A_DATE'],
    ],
    [
      'no start and an end that is past',
      { startDate: null, endDate: '2026-11-20' },
      ['MISSING_STARTDATE', 'PAST_ENDDATE'],
    ],
    [
      'a past start and no end',
      { startDate: '2026-11-20', endDate: '' },
      ['MISSING_ENDDATE', 'PAST_STARTDATE'],
    ],
    [
      'a start that is none and an end that is past',
      { startDate: '2027-02-29', endDate: '2026-11-20' },
      ['STARTDATE_IS_NOT_A_DATE', 'PAST_ENDDATE'],
    ],
    ['a day of the wrong form', { startDate: '2027-2-1' }, ['STARTDATE_IS_NOT_A_DATE']],
    ['a day with a time', { endDate: '2027-02-05T00:00:00Z' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['a day with a space', { endDate: ' 2027-02-05' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['31 April', { endDate: '2027-04-31' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['month 13', { endDate: '2027-13-01' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['day 0', { endDate: '2027-03-00' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['29 February of a leap year', { endDate: '2028-02-29' }, []],
    ['both past', { startDate: '2026-11-18', endDate: '2026-11-20' }, ['PAST_DATE']],
    ['leaving today', { startDate: '2026-11-18', endDate: '2026-11-21' }, ['PAST_STARTDATE']],
    [
      'only the end past',
      { endDate: '2026-11-20' },
      ['PAST_ENDDATE', 'STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE'],
    ],
    ['the same day', { endDate: '2027-02-01' }, ['STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE']],
    ['today', { startDate: '2026-11-21', endDate: '2026-11-22' }, []],
  ])('%s', (_name, request, errors) => {
    expect(errorsOf(stay({}, request))).toEqual(errors)
  })

  it('hide what the rental asks for while they are wrong', () => {
    const wrong = { startDate: '2026-11-01', totalPax: 99 }
    expect(errorsOf(stay({ availableAfter: '2028-01-01' }, wrong))).toEqual(['PAST_STARTDATE'])
    expect(errorsOf(longStay({}, { startDate: '', months: 4 }))).toEqual(['MISSING_STARTDATE'])
  })

  it.each<Row>([
    ['no start', { startDate: null }, ['MISSING_STARTDATE']],
    ['a start that is none', { startDate: '31-01-2027' }, ['STARTDATE_IS_NOT_A_DATE']],
    ['a past start', { startDate: '2026-11-20' }, ['PAST_STARTDATE']],
    ['an end before the start', { endDate: '2026-01-01' }, []],
  ])('of a long stay: %s', (_name, request, errors) => {
    expect(errorsOf(longStay({}, request))).toEqual(errors)
  })
})

describe('the clock', () => {
  const today = { startDate: '2026-11-21', endDate: '2026-11-23' }

  it.each([
    ['2026-11-21T06:00:00Z', []],
    ['2026-11-21T21:59:59.999Z', []],
    ['2026-11-21T22:00:00.000Z', ['PAST_STARTDATE']],
    ['2026-11-22T05:59:59Z', ['PAST_STARTDATE']],
    ['2026-11-21T05:59:59Z', []],
    ['2026-11-21T15:59:59-06:00', []],
    ['2026-11-21T16:00:00-06:00', ['PAST_STARTDATE']],
    ['2026-11-21T21:59:59', []],
    ['2026-11-21', []],
  ])('at %s, arriving on the 21st: %j', (now, errors) => {
    expect(errorsOf(stay({}, today, { now }))).toEqual(errors)
    expect(errorsOf(longStay({}, today, { now }))).toEqual(errors)
  })

  it('may be given as a date object', () => {
    const now = new Date('2026-11-21T22:00:00Z')
    expect(errorsOf(stay({}, today, { now }))).toEqual(['PAST_STARTDATE'])
  })

  it('counts the day of leaving from midnight, not from four', () => {
    const now = '2026-11-21T23:00:00Z'
    const gone = { startDate: '2026-11-20', endDate: '2026-11-21' }
    expect(errorsOf(stay({}, gone, { now }))).toEqual(['PAST_STARTDATE'])
  })

  it('that nobody can read makes every day past', () => {
    expect(errorsOf(stay({}, {}, { now: 'now' }))).toEqual(['PAST_DATE'])
    expect(errorsOf(stay({}, {}, { now: new Date(NaN) }))).toEqual(['PAST_DATE'])
    expect(errorsOf(longStay({}, {}, { now: '' }))).toEqual(['PAST_STARTDATE'])
  })
})

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

  it.each<Row>([
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
