import { describe, expect, it } from 'vitest'
import { quote } from '~/features/pricing/quote'
import type { PricedRental, QuoteInput } from '~/features/pricing/quote-input'
import { addDays, dayNumber } from '~/platform/time/guatemala-day'
import { aroundDay, randomRental } from '~/testing/factories/random-rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { nearestStays } from './nearest-stays'

const now = '2026-11-21T18:00:00Z'

function requested(rental: PricedRental, startDate: string, endDate: string | null): QuoteInput {
  return {
    now,
    currency: { code: 'USD', symbol: '$', conversionFactor: 1 },
    forcedPromotionIds: [],
    rental,
    request: { type: rental.type, startDate, endDate, months: endDate ? null : 6, totalPax: 2 },
  }
}

const house: PricedRental = {
  type: 1,
  basePrice: 100,
  capacityOfPeople: 4,
  lockDates: [{ startDate: '2026-12-10', endDate: '2026-12-12' }],
}

describe('free ranges near dates that clash', () => {
  it('lie on both sides, as long as what was asked for, in order of time', () => {
    expect(nearestStays(requested(house, '2026-12-11', '2026-12-14'))).toEqual([
      { checkIn: '2026-12-07', checkOut: '2026-12-10' },
      { checkIn: '2026-12-13', checkOut: '2026-12-16' },
      { checkIn: '2026-12-14', checkOut: '2026-12-17' },
    ])
  })

  it('lie ahead alone where everything before is past', () => {
    const found = nearestStays(requested(house, '2026-11-18', '2026-11-20'))
    expect(found.map(({ checkIn }) => checkIn)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  })

  it('are those of a term where a house is let by the month', () => {
    const byMonth: PricedRental = { ...house, type: 2, availableAfter: '2027-01-15' }
    expect(nearestStays(requested(byMonth, '2027-01-10', null))).toEqual([
      { checkIn: '2027-01-15', checkOut: null },
      { checkIn: '2027-01-16', checkOut: null },
      { checkIn: '2027-01-17', checkOut: null },
    ])
  })

  it('are not offered where other dates would not help, nor for a stay that can be had', () => {
    const crowded = requested(house, '2026-12-11', '2026-12-14')
    crowded.request.totalPax = 9
    expect(nearestStays(crowded)).toEqual([])
    expect(nearestStays(requested(house, '2026-12-01', '2026-12-05'))).toEqual([])
  })

  it('each book, whatever the rental, and are as long as what was asked for', () => {
    const days = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(randomRental, days, (rental, [from, nights]) => {
        const checkInDay = addDays(aroundDay, from)
        const input = requested(rental, checkInDay, addDays(checkInDay, nights))
        for (const { checkIn, checkOut } of nearestStays(input)) {
          const request = { ...input.request, startDate: checkIn, endDate: checkOut }
          expect(quote({ ...input, request })).not.toHaveProperty('errors')
          expect(dayNumber(checkOut ?? '') - dayNumber(checkIn)).toBe(nights)
        }
      }),
      propertyRuns(),
    )
  })
})
