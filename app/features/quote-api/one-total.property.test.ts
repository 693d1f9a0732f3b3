import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { locales } from '~content/locale'
import type { CurrencyCode } from '~content/currency-code'
import type { Rental } from '~content/rental'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { answerBooking } from './answer-booking'
import { answerVerify } from './answer-verify'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { readStayChoice } from '~/features/pricing/request/stay-choice'
import { addDays, addMonths } from '~/platform/time/guatemala-day'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { fc, propertyRuns } from '~/testing/fast-check'
import { runSteps } from '~/platform/process/steps'
import { answerRentals } from '~/features/catalogue/api/answer-rentals'
import { cardHref } from '~/features/catalogue/card/card-href'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { defaultQuery, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { toSearch } from '~/features/catalogue/search/listing-query'
import { searchListings } from '~/features/catalogue/search/search-listings'
import { typeOfSection } from '~/features/catalogue/section-of'

const today = '2026-11-21'
const catalogue = buildCatalogue(demoCatalogue(today))

/** In the morning, and after the hour from which nobody arrives on the same day. */
const moments = ['2026-11-21T15:00:00.000Z', '2026-11-21T22:00:00.000Z']

const stays = fc
  .record({
    section: fc.constantFrom(...sectionKeys.filter((key) => key !== 'housesForSale')),
    locale: fc.constantFrom(...locales),
    now: fc.constantFrom(...moments),
    currency: fc.constantFrom<CurrencyCode>('USD', 'GTQ'),
    ahead: fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 420 })),
    nights: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 400 })),
    adult: fc.integer({ min: 1, max: 8 }),
    children: fc.nat({ max: 3 }),
    capacity: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 3 }),
    sort: fc.constantFrom(0, 1, 2, 3),
  })
  .map(({ section, locale, now, ahead, nights, ...query }) => {
    const checkIn = addDays(today, ahead)
    const checkOut = addDays(checkIn, nights)
    const dated: ListingQuery = { ...defaultQuery, ...query, checkIn, checkOut }
    return { section, locale, now, query: dated }
  })

type Stay = typeof stays extends fc.Arbitrary<infer Each> ? Each : never

function cardsOf({ section, locale, now, query }: Stay): ListingCard[] {
  const search = { section, locale, now: new Date(now) }
  const page = (number: number) =>
    searchListings(catalogue, { ...search, query: { ...query, page: number, results: 48 } })
  const { total, cards } = page(1)
  const pages = Math.ceil(total / 48)
  const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, at) => page(at + 2).cards)
  return [...cards, ...others.flat()]
}

/** The stay as the booking call takes it; by the month the shortest term that covers the dates. */
function bookingOf(one: Rental, query: ListingQuery) {
  const { checkIn, checkOut, currency } = query
  const totalPax = Math.max(query.adult + query.children, query.capacity ?? 0)
  const months = [1, 2, 3, 6, 12, 24].find(
    (term) => term >= (one.minMonths ?? 1) && addMonths(checkIn ?? '', term) >= (checkOut ?? ''),
  )
  const requested = { slug: one.slug, currency, startDate: checkIn, totalPax }
  if (one.type !== 2) return { ...requested, endDate: checkOut }
  // Longer than any term: the call refuses a term of no months.
  return { ...requested, longStay: true, months: months ?? 0 }
}

const price = z.object({
  total: z.number(),
  totalFormated: z.string(),
  nights: z.number(),
  details: z.array(z.object({ type: z.string().optional(), subTotal: z.number() })),
})

function book(one: Rental, { query, now }: Stay) {
  const { status, body } = answerBooking(catalogue, bookingOf(one, query), now)
  expect([200, 422]).toContain(status)
  return status === 200 ? price.parse(body) : null
}

function rentalOf(card: ListingCard): Rental {
  const one = catalogue.rentals.get(card.id)
  if (!one) throw new Error(`There is no ${card.id}`)
  return one
}

/** The card's total in the currency; null if it says that the price is on request. */
function totalOf({ price: shown }: ListingCard, currency: CurrencyCode): number | null {
  if (shown.kind === 'onRequest') return null
  if (shown.kind !== 'stay') throw new Error('A card of a dated list has a price without dates')
  return shown.total[currency]
}

const many = propertyRuns(0.5)

describe('a stay in the demo catalogue', () => {
  it('is listed exactly where it can be booked, at the total of the booking call', () => {
    const seen = { listed: 0, left: 0, onRequest: 0 }
    fc.assert(
      fc.property(stays, (stay) => {
        const { section, locale, query } = stay
        const cards = new Map(cardsOf(stay).map((card) => [card.id, card]))
        for (const one of catalogue.sections[section][locale].rentals) {
          const booked = book(one, stay)
          const card = cards.get(one.id)
          expect(card !== undefined, one.slug).toBe(booked !== null)
          if (!card || !booked) {
            seen.left++
            continue
          }
          const total = totalOf(card, query.currency)
          if (total === null || card.price.kind !== 'stay') {
            // Nights without a rate have no price, whatever the fees come to.
            expect(booked.details.some((line) => !line.type && line.subTotal === 0)).toBe(true)
            seen.onRequest++
          } else {
            const written = card.price.amount[query.currency]
            expect([total, written, card.price.nights]).toEqual([
              booked.total,
              booked.totalFormated,
              booked.nights,
            ])
            seen.listed++
          }
        }
      }),
      many,
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(many.numRuns / 5)
  })

  it('costs the same on its card, by the verify call and on the page that the card leads to', () => {
    const verified = z.object({ products: z.array(z.object({ total: z.number() })) })
    fc.assert(
      fc.property(stays, (stay) => {
        const { query, locale, now } = stay
        const { currency } = query
        for (const card of cardsOf(stay).slice(0, 10)) {
          const total = totalOf(card, currency)
          if (total === null) continue
          const one = rentalOf(card)
          const { type } = one
          const requested = bookingOf(one, query)
          const item = { ...requested, uuid: 'a', type: type === 2 ? 1 : type }
          const requirement = { reservationDetails: [item], currencyCode: currency }
          const { body } = answerVerify(catalogue, { requirement }, now)
          expect(verified.parse(body).products[0]?.total).toBe(total)

          const { searchParams } = new URL(cardHref(card, locale, query), 'https://site.test')
          const { checkIn, checkOut, adult, children, months } = readStayChoice(searchParams)
          const dates = { startDate: checkIn, endDate: checkOut, months, longStay: months !== null }
          const request = { type, ...dates, adult, children, totalPax: adult + children }
          expect(quoteRental(catalogue, { rental: one, request, currency, now })).toHaveProperty(
            'total',
            total,
          )
        }
      }),
      many,
    )
  })

  it('comes in the order of its totals, those on request last', () => {
    fc.assert(
      fc.property(stays, fc.constantFrom(2, 3), (stay, sort) => {
        const query: ListingQuery = { ...stay.query, sort }
        const totals = cardsOf({ ...stay, query }).map((card) => totalOf(card, query.currency))
        const priced = totals.filter((total) => total !== null)
        expect(priced).toEqual(priced.toSorted((a, b) => (sort === 2 ? a - b : b - a)))
        expect(totals.slice(0, priced.length)).toEqual(priced)
      }),
      many,
    )
  })

  it('is filtered by the total of its card, at eight quetzales a dollar', () => {
    fc.assert(
      fc.property(
        stays,
        fc.integer({ min: 1, max: 1499 }),
        fc.integer({ min: 1, max: 1499 }),
        (stay, first, second) => {
          const scale = stay.query.currency === 'GTQ' ? 8 : 1
          const [least, most] = [Math.min(first, second), Math.max(first, second)]
          const query = { ...stay.query, minPrice: least * scale, maxPrice: most * scale }
          const found = cardsOf({ ...stay, query }).map((card) => card.id)
          const expected = cardsOf(stay).filter((card) => {
            const total = totalOf(card, 'USD')
            return total !== null && total >= least && total <= most
          })
          expect(found).toEqual(expected.map((card) => card.id))
        },
      ),
      many,
    )
  })

  it('is what GET /api/rentals answers', () => {
    const answer = z.object({
      products: z.array(
        z.object({
          slug: z.string(),
          priceFormated: z.string().nullable(),
          days: z.number().nullable(),
          stay: z.object({ total: z.number(), nights: z.number() }).nullable(),
        }),
      ),
    })
    fc.assert(
      fc.property(stays, (stay) => {
        const { section, locale, query, now } = stay
        // From four in the afternoon on the call refuses a stay that would begin today.
        fc.pre(now === moments[0] || query.checkIn !== today)
        const params = new URLSearchParams(toSearch({ ...query, results: 48 }))
        for (const [name, value] of Object.entries(parametersOf(section))) params.set(name, value)
        params.set('language', locale)
        const { status, body } = runSteps(answerRentals(catalogue, params, new Date(now)))
        expect(status).toBe(200)
        const products = answer.parse(body).products
        const cards = cardsOf(stay).slice(0, products.length)
        expect(products.map(({ slug }) => slug)).toEqual(cards.map(({ slug }) => slug))
        for (const [at, card] of cards.entries()) {
          const product = products[at]
          const total = totalOf(card, query.currency)
          expect(product?.stay?.total ?? null).toBe(total)
          const booked = total === null ? null : book(rentalOf(card), stay)
          expect(product?.priceFormated).toBe(booked?.totalFormated ?? null)
          expect(product?.days).toBe(booked?.nights ?? null)
        }
      }),
      propertyRuns(0.5),
    )
  })
})

function parametersOf(section: SectionKey): Record<string, string> {
  const type = String(typeOfSection[section])
  return section === 'hotels' ? { type, fullHotel: 'true' } : { type }
}
