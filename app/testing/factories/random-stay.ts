import { fc } from '~/testing/fast-check'
import type { QuoteInput } from '~/features/pricing/quote-input'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { dollars, quetzales } from './stay'

const firstDay = dayNumber('2026-11-21')

/** Days of a few months, so that seasons, locks and stays often meet. */
const days = fc.integer({ min: 0, max: 90 }).map((offset) => dayOfNumber(firstDay + offset))
const nightRanges = fc.tuple(days, fc.integer({ min: 0, max: 25 })).map(([startDate, length]) => ({
  startDate,
  endDate: dayOfNumber(dayNumber(startDate) + length),
}))
const amounts = fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100)
const percents = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
)

function perhaps<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(values, { freq: 2 })
}

const specialPrices = fc
  .tuple(nightRanges, amounts, perhaps(fc.integer({ min: 0, max: 5 })))
  .map(([range, price, minDays]) => ({ ...range, price, minDays }))

const promotions = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    type: fc.constantFrom(1, 2, 3, 4),
    range: nightRanges,
    enabled: fc.constantFrom(true, true, null, false),
    dateShow: perhaps(days),
    percentDiscount: percents,
    minDays: perhaps(fc.integer({ min: 0, max: 4 })),
    minNight: perhaps(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ range, ...promotion }) => ({ ...promotion, ...range }))

export const randomFees = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('pet', 'lateCheckIn', 'service', 'cleaning', 'extraGuest', 'other'),
  mode: fc.constantFrom('stay', 'night', 'guest', 'guestNight', 'extraGuest', 'percent'),
  amount: percents,
  includedGuests: perhaps(fc.integer({ min: 0, max: 6 })),
})

const rentals = fc.record({
  type: fc.constantFrom(1, 1, 1, 5, 2, 3),
  fullHotel: fc.boolean(),
  basePrice: perhaps(amounts),
  minNight: perhaps(fc.integer({ min: 1, max: 4 })),
  capacityOfPeople: fc.constantFrom(4, 8, 8, null),
  weeklyDiscount: perhaps(percents),
  pricePerMonth: perhaps(amounts),
  monthlyRates: fc.array(fc.record({ fromMonths: fc.constantFrom(2, 3, 6, 12), price: amounts }), {
    maxLength: 3,
  }),
  minMonths: fc.constantFrom(null, 1, 3, 6),
  salePrice: perhaps(amounts),
  availableAfter: fc.constantFrom(null, null, null, '2026-12-01'),
  calendar: fc.constantFrom(0, 0, null, 1),
  typeOfTerms: fc.constantFrom(1, 1, 2),
  aRSpecialPrices: fc.array(specialPrices, { maxLength: 4 }),
  promotions: fc.array(promotions, { maxLength: 5 }),
  extraFees: fc.array(randomFees, { maxLength: 4 }),
  lockDates: fc.oneof(fc.constant([]), fc.array(nightRanges, { maxLength: 2 })),
})

const requests = fc.record({
  startDate: days,
  nights: fc.integer({ min: 0, max: 45 }),
  longStay: fc.boolean(),
  months: fc.constantFrom(1, 2, 3, 6, 12, 24, 5),
  totalPax: fc.integer({ min: 1, max: 8 }),
  pet: fc.boolean(),
  lateCheckIn: fc.boolean(),
  monthlyOffer: fc.boolean(),
  fullHotel: fc.constantFrom(false, false, true),
})

const otherMoney = fc
  .integer({ min: 1, max: 999_999 })
  .map((factor) => ({ code: 'EUR', symbol: '€', conversionFactor: factor / 10_000 }))

/** Rentals and stays of every kind, most of them bookable, in dollars, quetzales and made-up money. */
export const randomStays: fc.Arbitrary<QuoteInput> = fc
  .record({
    minute: fc.integer({ min: 0, max: 5 * 24 * 60 }),
    currency: fc.oneof(fc.constantFrom(dollars, quetzales), otherMoney),
    forcedPromotionIds: fc.subarray(['a', 'b']),
    rental: rentals,
    request: requests,
  })
  .map(({ minute, request: { nights, longStay, ...request }, ...input }) => ({
    ...input,
    now: new Date(Date.parse('2026-11-19T00:00:00Z') + minute * 60_000).toISOString(),
    request: {
      ...request,
      type: input.rental.type === 2 && longStay ? 1 : input.rental.type,
      longStay: input.rental.type !== 1 && longStay,
      endDate: dayOfNumber(dayNumber(request.startDate) + nights),
    },
  }))
