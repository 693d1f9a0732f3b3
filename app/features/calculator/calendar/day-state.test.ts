import { describe, expect, it } from 'vitest'
import { quote } from '~/features/pricing/quote'
import type { PricedRental } from '~/features/pricing/quote-input'
import { dayNumber, dayOfNumber, monthsAfter } from '~/platform/time/guatemala-day'
import { aroundDay, randomRental } from '~/testing/factories/random-rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { dayRulesOf } from './day-rules'
import { checkInReason, checkOutReason, termStartReason } from './day-state'

const morning = new Date('2026-11-21T15:00:00Z')
/** 16:00 in Guatemala. */
const afternoon = new Date('2026-11-21T22:00:00Z')

const house: PricedRental = {
  type: 1,
  basePrice: 100,
  minNight: 3,
  capacityOfPeople: 4,
  availableAfter: '2026-11-24',
  lockDates: [
    { startDate: '2026-12-10', endDate: '2026-12-12' },
    { startDate: '2026-12-15', endDate: '2026-12-20' },
  ],
  aRSpecialPrices: [{ startDate: '2026-12-24', endDate: '2026-12-26', price: 200, minDays: 5 }],
}

describe('days on which a stay may begin', () => {
  const reasonOf = (day: string, now = morning) =>
    checkInReason(dayRulesOf(house, now), dayNumber(day))

  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', 'notYet'],
    ['2026-11-23', 'notYet'],
    ['2026-11-24', null],
    ['2026-12-07', null],
    ['2026-12-08', 'gapTooShort'],
    ['2026-12-10', 'leaveOnly'],
    ['2026-12-11', 'locked'],
    ['2026-12-12', 'locked'],
    ['2026-12-13', 'gapTooShort'],
    ['2026-12-15', 'locked'],
    ['2026-12-21', null],
  ])('%s: %s', (day, reason) => {
    expect(reasonOf(day)).toBe(reason)
  })

  it('today is closed from 16:00 in Guatemala, tomorrow is not', () => {
    const open = { ...house, availableAfter: null }
    const at = (now: Date, day: string) => checkInReason(dayRulesOf(open, now), dayNumber(day))
    expect(at(new Date(afternoon.getTime() - 1), '2026-11-21')).toBeNull()
    expect(at(afternoon, '2026-11-21')).toBe('cutOff')
    expect(at(afternoon, '2026-11-22')).toBeNull()
  })
})

describe('days on which a stay may end', () => {
  const reasonOf = (checkIn: string, day: string) =>
    checkOutReason(dayRulesOf(house, morning), dayNumber(checkIn), dayNumber(day))

  it.each([
    ['2026-12-06', '2026-12-06', 'notAfterCheckIn'],
    ['2026-12-06', '2026-12-08', 'belowMinimum'],
    ['2026-12-06', '2026-12-09', null],
    ['2026-12-06', '2026-12-10', null],
    ['2026-12-06', '2026-12-11', 'behindLock'],
    ['2026-12-06', '2026-12-14', 'behindLock'],
    ['2026-12-25', '2026-12-28', 'belowMinimum'],
    ['2026-12-25', '2026-12-30', null],
    ['2026-12-11', '2026-12-30', 'locked'],
  ])('from %s to %s: %s', (checkIn, day, reason) => {
    expect(reasonOf(checkIn, day)).toBe(reason)
  })
})

it('a term may begin only where it is free to its end', () => {
  const rules = dayRulesOf({ ...house, type: 2, availableAfter: null }, morning)
  const reasonOf = (day: string, months: number) => {
    const start = dayNumber(day)
    return termStartReason(rules, start, monthsAfter(start, months))
  }
  expect(reasonOf('2026-12-11', 1)).toBe('locked')
  expect(reasonOf('2026-12-21', 1)).toBeNull()
  expect(reasonOf('2026-12-01', 1)).toBe('termTaken')
})

it('a range with its ends turned around covers nothing', () => {
  const turned = { startDate: '2026-12-10', endDate: '2026-12-05' }
  const rules = dayRulesOf({ type: 1, lockDates: [turned] }, morning)
  expect(checkInReason(rules, dayNumber('2026-12-07'))).toBeNull()
})

describe('the calendar and the quote agree', () => {
  const errorsOf = (rental: PricedRental, now: Date, checkIn: number, checkOut: number) => {
    const answer = quote({
      now,
      currency: { code: 'USD', symbol: '$', conversionFactor: 1 },
      forcedPromotionIds: [],
      rental,
      request: {
        type: rental.type,
        startDate: dayOfNumber(checkIn),
        endDate: dayOfNumber(checkOut),
        totalPax: 1,
      },
    })
    return 'errors' in answer ? answer.errors : []
  }
  const today = dayNumber(aroundDay)
  const moment = fc.constantFrom(morning, afternoon)
  const day = fc.integer({ min: -4, max: 95 }).map((days) => today + days)
  const span = fc.integer({ min: -2, max: 30 })

  it('every pair of days that can be chosen is priced, every other one has an error', () => {
    fc.assert(
      fc.property(randomRental, moment, day, span, (rental, now, checkIn, nights) => {
        const rules = dayRulesOf(rental, now)
        const checkOut = checkIn + nights
        const canChoose =
          checkInReason(rules, checkIn) === null &&
          checkOutReason(rules, checkIn, checkOut) === null
        expect(canChoose).toBe(errorsOf(rental, now, checkIn, checkOut).length === 0)
      }),
      propertyRuns(),
    )
  })

  it('a check-in that can be chosen has a check-out, another one has none', () => {
    fc.assert(
      fc.property(randomRental, moment, day, (rental, now, checkIn) => {
        const isOpen = checkInReason(dayRulesOf(rental, now), checkIn) === null
        const books = Array.from({ length: 40 }, (_, nights) => checkIn + 1 + nights).some(
          (checkOut) => errorsOf(rental, now, checkIn, checkOut).length === 0,
        )
        expect(isOpen).toBe(books)
      }),
      propertyRuns(),
    )
  })

  it('a day on which one can only leave ends some stay and begins none', () => {
    fc.assert(
      fc.property(randomRental, moment, day, (rental, now, leaving) => {
        const reason = checkInReason(dayRulesOf(rental, now), leaving)
        if (reason !== 'leaveOnly' && reason !== 'locked') return
        const ends = Array.from({ length: 130 }, (_, nights) => leaving - 1 - nights).some(
          (checkIn) => errorsOf(rental, now, checkIn, leaving).length === 0,
        )
        expect(ends).toBe(reason === 'leaveOnly')
      }),
      propertyRuns(),
    )
  })
})
