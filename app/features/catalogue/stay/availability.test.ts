import { describe, expect, it } from 'vitest'
import { dayNumber } from '~/platform/time/guatemala-day'
import { promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import {
  allowsStay,
  allowsStaySoon,
  allowsTerm,
  allowsTermSoon,
  availabilityOf,
  minimumNights,
} from './availability'

const lock = { startDate: '2026-12-10', endDate: '2026-12-12' }

function stay(facts: Parameters<typeof rental>[0], checkIn: string, checkOut: string): boolean {
  return allowsStay(availabilityOf(rental(facts), []), dayNumber(checkIn), dayNumber(checkOut))
}

describe('a stay by the night', () => {
  it('may end on the day a blocked range begins and begin on the day after it ends', () => {
    expect(stay({ lockDates: [lock] }, '2026-12-08', '2026-12-10')).toBe(true)
    expect(stay({ lockDates: [lock] }, '2026-12-13', '2026-12-15')).toBe(true)
  })

  it('may not hold a blocked night, at either end or around the range', () => {
    expect(stay({ lockDates: [lock] }, '2026-12-08', '2026-12-11')).toBe(false)
    expect(stay({ lockDates: [lock] }, '2026-12-12', '2026-12-15')).toBe(false)
    expect(stay({ lockDates: [lock] }, '2026-12-01', '2026-12-31')).toBe(false)
  })

  it('sees every blocked range, in whatever order the CMS holds them', () => {
    const early = { startDate: '2026-11-25', endDate: '2026-12-31' }
    const late = { startDate: '2026-12-05', endDate: '2026-12-06' }
    expect(stay({ lockDates: [late, early] }, '2026-12-20', '2026-12-22')).toBe(false)
  })

  it('is not held up by a range that ends before it begins', () => {
    const turned = { startDate: lock.endDate, endDate: lock.startDate }
    expect(stay({ lockDates: [turned] }, '2026-12-08', '2026-12-15')).toBe(true)
  })

  it('begins on the first day that the rental is to be had, not before', () => {
    expect(stay({ availableAfter: '2026-12-01' }, '2026-12-01', '2026-12-03')).toBe(true)
    expect(stay({ availableAfter: '2026-12-01' }, '2026-11-30', '2026-12-03')).toBe(false)
  })

  it('is as long as the rental, its seasons and its enabled promotions ask on the check-in day', () => {
    const one = rental({
      minNight: 2,
      aRSpecialPrices: [
        { startDate: '2026-12-20', endDate: '2026-12-31', price: 300, minDays: 5 },
        { startDate: '2026-12-24', endDate: '2026-12-24', price: 400, minDays: null },
      ],
    })
    const availability = availabilityOf(one, [
      promotion({ minDays: 3, startDate: '2026-12-01', endDate: '2026-12-05' }),
      promotion({ minDays: 9, startDate: '2026-12-01', endDate: '2026-12-05', enabled: false }),
      promotion({
        minDays: 4,
        startDate: '2027-01-01',
        endDate: '2027-01-05',
        dateShow: '2099-01-01',
      }),
    ])
    const minimum = (day: string) => minimumNights(availability, dayNumber(day))
    expect(minimum('2026-11-30')).toBe(2)
    expect(minimum('2026-12-05')).toBe(3)
    expect(minimum('2026-12-20')).toBe(5)
    expect(minimum('2026-12-31')).toBe(5)
    expect(minimum('2027-01-02')).toBe(4)
    expect(allowsStay(availability, dayNumber('2026-12-20'), dayNumber('2026-12-24'))).toBe(false)
    expect(allowsStay(availability, dayNumber('2026-12-20'), dayNumber('2026-12-25'))).toBe(true)
  })
})

describe('a term by the month', () => {
  it('is free until it ends, on a day that may be blocked', () => {
    const one = availabilityOf(rental({ type: 2, lockDates: [lock] }), [])
    const lasts = (from: string, to: string) => allowsTerm(one, dayNumber(from), dayNumber(to))
    expect(lasts('2026-09-10', '2026-12-10')).toBe(true)
    expect(lasts('2026-09-11', '2026-12-11')).toBe(false)
    expect(lasts('2026-12-13', '2027-01-13')).toBe(true)
  })

  it('begins on the first day that the house is to be had', () => {
    const one = availabilityOf(rental({ type: 2, availableAfter: '2026-12-01' }), [])
    const from = (day: string) => allowsTerm(one, dayNumber(day), dayNumber('2027-06-01'))
    expect(from('2026-11-30')).toBe(false)
    expect(from('2026-12-01')).toBe(true)
  })
})

describe('available soon', () => {
  const today = dayNumber('2026-11-21')

  it('means a stay that begins within fourteen days', () => {
    const until = (endDate: string) =>
      availabilityOf(rental({ lockDates: [{ startDate: '2026-11-01', endDate }] }), [])
    expect(allowsStaySoon(until('2026-12-03'), today)).toBe(true)
    expect(allowsStaySoon(until('2026-12-04'), today)).toBe(false)
  })

  it('means a term that begins within thirty days', () => {
    const from = (availableAfter: string) => availabilityOf(rental({ type: 2, availableAfter }), [])
    expect(allowsTermSoon(from('2026-12-20'), today)).toBe(true)
    expect(allowsTermSoon(from('2026-12-21'), today)).toBe(false)
  })

  it('needs room for the shortest term on offer, which may be longer than the least', () => {
    const lockDates = [{ startDate: '2027-04-25', endDate: '2027-12-31' }]
    const ofAtLeast = (minMonths: number) =>
      allowsTermSoon(availabilityOf(rental({ type: 2, minMonths, lockDates }), []), today)
    expect(ofAtLeast(3)).toBe(true)
    expect(ofAtLeast(4)).toBe(false)
    expect(ofAtLeast(25)).toBe(false)
  })

  it('needs room for the shortest stay', () => {
    const gaps = rental({
      minNight: 3,
      lockDates: [
        { startDate: '2026-11-23', endDate: '2026-11-26' },
        { startDate: '2026-11-29', endDate: '2027-01-31' },
      ],
    })
    expect(allowsStaySoon(availabilityOf(gaps, []), today)).toBe(false)
    expect(allowsStaySoon(availabilityOf({ ...gaps, minNight: 2 }, []), today)).toBe(true)
  })
})
