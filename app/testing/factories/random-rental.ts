import { fc } from '~/testing/fast-check'
import type { PricedRental } from '~/features/pricing/quote-input'
import { addDays } from '~/platform/time/guatemala-day'

/** The day around which the ranges of random rentals lie. */
export const aroundDay = '2026-11-21'

const range = fc
  .tuple(fc.integer({ min: -10, max: 80 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, more]) => ({
    startDate: addDays(aroundDay, start),
    endDate: addDays(aroundDay, start + more),
  }))

const least = fc.option(fc.integer({ min: 1, max: 9 }))

/** Rentals by the night whose locks, seasons and minimums meet each other. */
export const randomRental: fc.Arbitrary<PricedRental> = fc.record({
  type: fc.constantFrom(1, 5),
  basePrice: fc.integer({ min: 1, max: 900 }),
  minNight: least,
  capacityOfPeople: fc.constant(6),
  availableAfter: fc.option(
    fc.integer({ min: -20, max: 40 }).map((days) => addDays(aroundDay, days)),
  ),
  lockDates: fc.array(range, { maxLength: 5 }),
  aRSpecialPrices: fc.array(
    fc
      .tuple(range, fc.integer({ min: 1, max: 900 }), least)
      .map(([days, price, minDays]) => ({ ...days, price, minDays })),
    { maxLength: 4 },
  ),
  promotions: fc.array(
    fc
      .record({
        id: fc.constantFrom('a', 'b'),
        type: fc.constantFrom(1, 2, 3, 4),
        enabled: fc.boolean(),
        dateShow: fc.constantFrom(null, '2026-11-01', '2027-06-01'),
        percentDiscount: fc.integer({ min: 0, max: 40 }),
        minDays: least,
        minNight: least,
        days: range,
      })
      .map(({ days, ...promotion }) => ({ ...promotion, ...days })),
    { maxLength: 3 },
  ),
})
