import { describe, expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { pricedRental } from './priced-rental'
import { quote } from '../quote'

const lookups = {
  ...bookingCatalogue(),
  promotions: new Map(['a', 'b', 'c'].map((id) => [id, promotion({ id })])),
}

describe('a rental of the catalogue, for pricing', () => {
  it("has its promotions and fees in the rental's order, without those that are gone", () => {
    const entry = rental({ promotionIds: ['c', 'gone', 'a'], extraFeeIds: ['gone', 'clean'] })
    const priced = pricedRental(entry, lookups)
    expect(priced.promotions?.map(({ id }) => id)).toEqual(['c', 'a'])
    expect(priced.extraFees).toEqual([
      { id: 'clean', kind: 'cleaning', mode: 'stay', amount: 45, includedGuests: null },
    ])
  })

  it('carries no words and no pictures to the browser', () => {
    const text = JSON.stringify(pricedRental(rental({ promotionIds: ['a'] }), lookups))
    expect(text).not.toMatch(/Jacaranda|November|picture/)
  })

  it('is priced with every field that the quote reads', () => {
    const entry = rental({
      minNight: 2,
      weeklyDiscount: 10,
      aRSpecialPrices: [
        { startDate: '2027-02-01', endDate: '2027-02-01', price: 250, minDays: null },
      ],
      lockDates: [{ startDate: '2027-03-01', endDate: '2027-03-02' }],
      extraFeeIds: ['clean'],
    })
    const request = { type: 1, startDate: '2027-02-01', endDate: '2027-02-08', totalPax: 2 }
    const input = {
      now: '2026-11-21T15:00:00Z',
      currency: lookups.currencies.USD,
      forcedPromotionIds: [],
      rental: pricedRental(entry, lookups),
      request,
    }
    // 250 + 6 × 150, less 10 percent, and 45 for cleaning.
    expect(quote(input)).toMatchObject({ total: 1080 })
    const locked = { ...request, startDate: '2027-03-02', endDate: '2027-03-03', totalPax: 7 }
    expect(quote({ ...input, request: locked })).toEqual({
      errors: ['LOCKED_DATES', 'BELOW_MIN_NIGHTS', 'OVER_CAPACITY'],
    })
  })
})
