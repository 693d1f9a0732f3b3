import { expect, it } from 'vitest'
import { currencyCodes, type CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { hasPrice } from '~/features/pricing/price/has-price'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { addDays, addMonths } from '~/platform/time/guatemala-day'
import { cataloguePayload, extraFee, promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue, type Catalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { searchListings } from './search-listings'

const today = '2026-11-21'
const now = new Date(`${today}T15:00:00Z`)
const terms = [1, 2, 3, 6, 12, 24]

const anyDay = fc.integer({ min: -3, max: 75 }).map((ahead) => addDays(today, ahead))
const anyRange = fc
  .tuple(anyDay, fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 30 })))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }))

const promotions = fc.array(
  fc
    .record({
      range: anyRange,
      type: fc.constantFrom(1, 2, 3, 4),
      percentDiscount: fc.integer({ min: 0, max: 60 }),
      minDays: fc.option(fc.integer({ min: 1, max: 4 })),
      minNight: fc.option(fc.integer({ min: 1, max: 7 })),
      enabled: fc.boolean(),
      dateShow: fc.option(anyDay, { freq: 2 }),
    })
    .map(({ range, ...terms }) => ({ ...range, ...terms })),
  { maxLength: 4 },
)

const facts = fc.record({
  basePrice: fc.option(fc.integer({ min: 0, max: 400 }), { freq: 8 }),
  pricePerMonth: fc.option(fc.integer({ min: 1, max: 3000 })),
  minNight: fc.option(fc.integer({ min: 1, max: 4 })),
  minMonths: fc.option(fc.integer({ min: 1, max: 4 })),
  weeklyDiscount: fc.option(fc.integer({ min: 0, max: 30 })),
  availableAfter: fc.option(anyDay, { freq: 2 }),
  lockDates: fc.array(anyRange, { maxLength: 4 }),
  aRSpecialPrices: fc.array(
    fc
      .tuple(anyRange, fc.integer({ min: 0, max: 500 }), fc.option(fc.integer({ min: 1, max: 5 })))
      .map(([range, price, minDays]) => ({ ...range, price, minDays })),
    { maxLength: 3 },
  ),
  promotionIds: fc.subarray(['p0', 'p1', 'p2', 'p3']),
  extraFeeIds: fc.subarray(['stay', 'percent', 'guest']),
})

const asked = fc.oneof(
  fc
    .record({
      ahead: fc.nat({ max: 50 }),
      nights: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 70 })),
      flexible: fc.constantFrom(1 as const, 2 as const, 3 as const, 7 as const),
    })
    .map(({ ahead, nights, flexible }) => {
      const checkIn = addDays(today, ahead)
      return { checkIn, checkOut: addDays(checkIn, nights), flexible }
    }),
  fc.record({
    stay: fc.constantFrom('weekend' as const, 'week' as const, 'month' as const),
    month: fc.constantFrom('2026-11', '2026-12', '2027-01'),
  }),
)

const worlds = fc.record({
  section: fc.constantFrom('vacationRentals' as const, 'longTermRentals' as const),
  rentals: fc.array(facts, { minLength: 1, maxLength: 6 }),
  promotions,
  forced: fc.boolean(),
  asked,
  adult: fc.integer({ min: 1, max: 8 }),
  sort: fc.constantFrom(1 as const, 2 as const, 3 as const),
  currency: fc.constantFrom(...currencyCodes),
})

type Days = { checkIn: string; checkOut: string }

/** Every stay that the query allows, by the calendar; the preferred one first. */
function stays(
  { checkIn, checkOut, flexible, stay, month }: ListingQuery,
  byMonth: boolean,
): Days[] {
  const all: Days[] = []
  if (checkIn && checkOut) {
    for (let by = 0; by <= flexible; by++) {
      for (const days of new Set([-by, by])) {
        all.push({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) })
      }
    }
    return all.filter((each) => each.checkIn >= today)
  }
  const nights = { weekend: 2, week: 7, month: 30 }[stay ?? 'week']
  for (let day = `${month}-01`; day.startsWith(month ?? '-'); day = addDays(day, 1)) {
    const isFriday = new Date(`${day}T12:00:00Z`).getUTCDay() === 5
    if (day < today || (stay === 'weekend' && !isFriday)) continue
    all.push({ checkIn: day, checkOut: byMonth ? addMonths(day, 1) : addDays(day, nights) })
  }
  return all
}

/** The total of a stay, Infinity for a price on request; null if it cannot be had. */
function totalOf(
  catalogue: Catalogue,
  one: Rental,
  { checkIn, checkOut }: Days,
  totalPax: number,
  currency: CurrencyCode,
): number | null {
  const months = terms.find(
    (term) => term >= (one.minMonths ?? 1) && addMonths(checkIn, term) >= checkOut,
  )
  const request = { type: one.type, startDate: checkIn, endDate: checkOut, months, totalPax }
  const price = quoteRental(catalogue, { rental: one, request, currency, now: now.toISOString() })
  if ('errors' in price) return null
  return hasPrice(price) ? price.total : Infinity
}

function build({ section, rentals, promotions: given, forced }: WorldOf) {
  return buildCatalogue({
    ...cataloguePayload({
      promotions: given.map((terms, at) => promotion({ ...terms, id: `p${at}` } as never)),
      extraFees: [
        extraFee({ id: 'stay', mode: 'stay', amount: 45 }),
        extraFee({ id: 'percent', mode: 'percent', amount: 7 }),
        extraFee({ id: 'guest', mode: 'guestNight', amount: 3 }),
      ],
      rentals: rentals.map((values, at) =>
        rental({
          ...values,
          id: `r${at}`,
          slug: `r${at}`,
          type: section === 'longTermRentals' ? 2 : 1,
        }),
      ),
    }),
    forcedPromotionIds: forced ? ['p1'] : [],
  })
}
type WorldOf = typeof worlds extends fc.Arbitrary<infer World> ? World : never

it('a place is listed with the cheapest of the stays that `quote` has a price for, each asked by itself', () => {
  const seen = { listed: 0, left: 0, moved: 0 }
  fc.assert(
    fc.property(worlds, (world) => {
      const { section, adult, sort, currency } = world
      const byMonth = section === 'longTermRentals'
      if (byMonth && 'stay' in world.asked) world.asked.stay = 'month'
      const catalogue = build(world)
      const query: ListingQuery = { ...defaultQuery, ...world.asked, adult, sort, currency }
      const search = { section, locale: 'en', now } as const
      const { cards } = searchListings(catalogue, { ...search, query, withCounts: true })
      for (const one of catalogue.rentals.values()) {
        const card = cards.find(({ id }) => id === one.id)
        const possible = stays(query, byMonth).flatMap((days) => {
          const total = totalOf(catalogue, one, days, adult, 'USD')
          return total === null ? [] : [{ ...days, total }]
        })
        expect(card !== undefined, one.id).toBe(possible.length > 0)
        if (!card) {
          seen.left++
          continue
        }
        const least = Math.min(...possible.map(({ total }) => total))
        const best = possible.find(({ total }) => total === least)
        if (!best) throw new Error('There is no cheapest stay')
        expect(card.stay).toEqual({ checkIn: best.checkIn, checkOut: best.checkOut })
        const shown = card.price.kind === 'stay' ? card.price.total : null
        for (const code of currencyCodes) {
          const total = totalOf(catalogue, one, best, adult, code)
          expect(shown?.[code] ?? Infinity).toBe(total)
        }
        seen.listed++
        if (best !== possible[0]) seen.moved++
      }
      if (sort === 1) return
      const totals = cards.map(({ price }) =>
        price.kind === 'stay' ? price.total[currency] : Infinity,
      )
      const direction = sort === 2 ? 1 : -1
      const priced = totals.filter((total) => total < Infinity)
      expect(totals).toEqual([
        ...priced.toSorted((a, b) => (a - b) * direction),
        ...totals.slice(priced.length),
      ])
    }),
    propertyRuns(),
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

it('the filter of promotions, and its number, go by the cards', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const catalogue = build({ ...world, section: 'vacationRentals' })
      const query: ListingQuery = { ...defaultQuery, ...world.asked, adult: world.adult }
      const search = { section: 'vacationRentals', locale: 'en', now } as const
      const all = searchListings(catalogue, { ...search, query, withCounts: true })
      const filtered = searchListings(catalogue, {
        ...search,
        query: { ...query, promotion: true },
      })
      const promoted = all.cards.filter((card) => card.promotion !== null)
      expect(filtered.cards.map(({ id }) => id)).toEqual(promoted.map(({ id }) => id))
      const facet = all.counts?.facets.find(({ name }) => name === 'promotion')
      expect(facet?.options[0]?.count ?? 0).toBe(promoted.length)
    }),
    propertyRuns(0.5),
  )
})
