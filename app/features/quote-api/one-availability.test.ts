import { expect, it } from 'vitest'
import { allowsStay, availabilityOf } from '~/features/catalogue/stay/availability'
import { quote } from '~/features/pricing/quote'
import { dayNumber } from '~/platform/time/guatemala-day'
import { promotion } from '~/testing/factories/catalogue-payload'
import { randomStays } from '~/testing/factories/random-stay'
import { rental } from '~/testing/factories/rental'
import { fc, propertyRuns } from '~/testing/fast-check'

const ofTheRental = ['NOT_AVAILABLE_YET', 'LOCKED_DATES', 'BELOW_MIN_NIGHTS']
const entry = rental()

it('a list filtered by dates offers exactly the stays that have a price', () => {
  const counts = { free: 0, taken: 0 }
  fc.assert(
    fc.property(randomStays, ({ rental: priced, request, ...input }) => {
      const requested = { ...request, type: 1, longStay: false }
      const answer = quote({ ...input, rental: { ...priced, type: 1 }, request: requested })
      const errors = 'errors' in answer ? answer.errors : []
      const areDatesFine = errors.every(
        (code) => ofTheRental.includes(code) || code === 'OVER_CAPACITY',
      )
      if (!priced || !areDatesFine) return

      const availability = availabilityOf(
        {
          ...entry,
          minNight: priced.minNight ?? null,
          availableAfter: priced.availableAfter ?? null,
          lockDates: [...(priced.lockDates ?? [])],
          aRSpecialPrices: (priced.aRSpecialPrices ?? []).map((each) => ({
            ...each,
            minDays: each.minDays ?? null,
          })),
        },
        (priced.promotions ?? []).map(({ startDate, endDate, enabled, minDays }) =>
          promotion({ startDate, endDate, enabled: enabled ?? true, minDays: minDays ?? null }),
        ),
      )
      const checkIn = dayNumber(request.startDate ?? '')
      const isFree = allowsStay(availability, checkIn, dayNumber(request.endDate ?? ''))
      counts[isFree ? 'free' : 'taken']++
      expect(errors.some((code) => ofTheRental.includes(code))).toBe(!isFree)
    }),
    propertyRuns(),
  )
  expect(Math.min(counts.free, counts.taken)).toBeGreaterThan(propertyRuns().numRuns / 20)
})
