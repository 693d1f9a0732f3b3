import { describe, expect, it } from 'vitest'
import { currencyFacts } from '~content/currency-code'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { productTypes, type Rental } from '~content/rental'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { Quote } from '~/features/pricing/quote'
import { addDays, addMonths } from '~/platform/time/guatemala-day'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { fewFilters } from '~/testing/factories/listing-query'
import { rental } from '~/testing/factories/rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue } from '../catalogue'
import { comparablePrice } from '../comparable-price'
import { shownPosition } from '../places/blurred-position'
import type { ListingQuery } from '../filters/listing-filters'
import { searchListings } from './search-listings'
import { sectionOf, typeOfSection } from '../section-of'

const today = '2026-11-21'
const now = new Date('2026-11-21T15:00:00Z')
const terms = [1, 2, 3, 6, 12, 24]
const minimum = promotion({ id: 'min', minDays: 4, startDate: '2026-11-28', endDate: '2026-12-31' })

const anyDay = fc.nat({ max: 32 }).map((ahead) => addDays(today, ahead - 2))
const anyRange = fc
  .tuple(anyDay, fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 40 })))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }))

/** Mostly rentals of the section, since those of others are left out by their type alone. */
function rentalOf(section: SectionKey) {
  return fc
    .tuple(facts, fc.constantFrom(typeOfSection[section], typeOfSection[section], ...productTypes))
    .map(([values, type]) => rental({ ...values, type, fullHotel: section === 'hotels' }))
}

const facts = fc.record({
  townId: fc.constantFrom('antigua', 'ciudad-vieja', 'panajachel'),
  capacityOfPeople: fc.nat({ max: 14 }),
  typeOfProperty: fc.constantFrom('house' as const, 'villa' as const),
  noBathroom: fc.constantFrom(1, 2, 2.5, 4),
  amenityIds: fc.constantFrom<string[]>([], ['a-pool']),
  houseRuleIds: fc.constantFrom<string[]>([], ['r-smoke']),
  noBedroom: fc.nat({ max: 9 }),
  basePrice: fc.option(fc.constantFrom(0, 50, 100, 100.5, 200, 500, 900, 1600), { freq: 6 }),
  pricePerMonth: fc.option(fc.integer({ min: 100, max: 3000 })),
  salePrice: fc.option(fc.integer({ min: 0, max: 900_000 })),
  minNight: fc.option(fc.integer({ min: 1, max: 6 })),
  minMonths: fc.option(fc.integer({ min: 1, max: 6 })),
  availableAfter: fc.option(anyDay, { freq: 2 }),
  lockDates: fc.array(anyRange, { maxLength: 3 }),
  aRSpecialPrices: fc.array(
    fc.tuple(anyRange, fc.option(fc.integer({ min: 1, max: 8 }))).map(([range, minDays]) => ({
      ...range,
      price: 200,
      minDays,
    })),
    { maxLength: 2 },
  ),
  promotionIds: fc.constantFrom<string[]>([], ['min']),
  latitude: fc.constantFrom(null, 14.5, 14.56, 14.7),
  length: fc.constantFrom(null, -90.8, -90.73, -90.6),
  exactPosition: fc.boolean(),
  topListing: fc.boolean(),
  newProduct: fc.boolean(),
  listedOn: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
})

const anyWorld = fc.constantFrom(...sectionKeys).chain((section) =>
  fc.record({
    section: fc.constant(section),
    rentals: fc.array(rentalOf(section), { maxLength: 30, size: 'max' }),
    query: fewFilters(section),
  }),
)

const ruleIds: Record<string, string> = { 'no-smoking': 'r-smoke' }

/** The rules of the filters once more, on the rental itself: night by night, and by what a stay's quote says. */
function satisfies(one: Rental, section: SectionKey, query: ListingQuery): boolean {
  const guests = Math.max(query.adult + query.children, query.capacity ?? 1)
  const towns = {
    antigua: 'antigua-guatemala',
    'ciudad-vieja': 'ciudad-vieja',
    panajachel: 'panajachel',
  }
  const town = Object.entries(towns).find(([id]) => id === one.townId)?.[1] ?? ''
  if (sectionOf(one) !== section) return false
  if (query.location.length > 0 && !query.location.includes(town)) return false
  if (query.bounds) {
    const [south, west, north, east] = query.bounds
    const isInside = (value: number, from: number, to: number) => from <= value && value <= to
    const shown = shownPosition(one)
    if (!shown) return false
    if (!isInside(shown.latitude, south, north)) return false
    if (!isInside(shown.longitude, west, east)) return false
  }
  if ((query.topListing || query.top) && !one.topListing) return false
  if (query.newProduct && !one.newProduct) return false
  if (query.kind && one.typeOfProperty !== query.kind) return false
  if (query.bathrooms && one.noBathroom < query.bathrooms) return false
  const bedCount = one.bedrooms
    .flatMap(({ beds }) => beds)
    .reduce((sum, { noBed }) => sum + noBed, 0)
  if (query.beds && bedCount < query.beds) return false
  if (query.amenities.some((slug) => !one.amenityIds.includes(`a-${slug}`))) return false
  if (query.houseRules.some((slug) => !one.houseRuleIds.includes(ruleIds[slug] ?? ''))) return false
  if (query.bedroom === 100 && one.noBedroom < 6) return false
  if (query.bedroom !== null && query.bedroom !== 100 && one.noBedroom !== query.bedroom)
    return false
  if (section !== 'housesForSale' && guests > 1 && one.capacityOfPeople < guests) return false
  if (query.promotion && !showsPromotion(one, query)) return false
  const stay = section === 'housesForSale' || !query.checkIn ? null : quoteOf(one, query, guests)
  if (stay && 'errors' in stay) return false
  if (query.minPrice !== null || query.maxPrice !== null) {
    const usd = stay ? priceOf(stay) : comparablePrice(one)?.usd
    if (usd === undefined) return false
    const price = usd * currencyFacts[query.currency].filterFactor
    if (price < (query.minPrice ?? 0) || price > (query.maxPrice ?? Infinity)) return false
  }
  if (section === 'housesForSale') {
    return !query.available || (one.availableAfter ?? today) <= today
  }
  const days = section === 'longTermRentals' ? 30 : 14
  const soon = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
  return !query.available || soon.some((day) => canBegin(one, day))
}

const noRentals = buildCatalogue(cataloguePayload({ promotions: [minimum] }))

/** What the stay asked for costs, or why it cannot be had; dates by the month ask for the shortest term over them. */
function quoteOf(one: Rental, query: ListingQuery, totalPax: number): Quote {
  const { checkIn, checkOut } = query
  const months = terms.find(
    (term) => term >= (one.minMonths ?? 1) && addMonths(checkIn ?? '', term) >= (checkOut ?? ''),
  )
  const request = { type: one.type, startDate: checkIn, endDate: checkOut, months, totalPax }
  return quoteRental(noRentals, { rental: one, request, currency: 'USD', now: now.toISOString() })
}

/** The one promotion there is discounts stays by the night; without dates it may be known today. */
function showsPromotion(one: Rental, { checkIn, checkOut }: ListingQuery): boolean {
  if (one.promotionIds.length === 0) return false
  return !checkIn || !checkOut || (minimum.startDate < checkOut && minimum.endDate >= checkIn)
}

/** A night or month without a rate has no price. */
function priceOf({ details, total }: PriceResponse): number | undefined {
  return details.some((line) => !line.type && line.subTotal === 0) ? undefined : total
}

/** Whether a stay of the shortest length on offer can begin on a day. */
function canBegin(one: Rental, checkIn: string): boolean {
  if (one.availableAfter && checkIn < one.availableAfter) return false
  if (one.type === 2) {
    const term = terms.find((months) => months >= (one.minMonths ?? 1)) ?? 0
    return isFree(one, checkIn, addMonths(checkIn, term))
  }
  const rules = [...one.aRSpecialPrices, ...(one.promotionIds.length ? [minimum] : [])]
  const nights = Math.max(
    one.minNight ?? 1,
    ...rules
      .filter((rule) => rule.startDate <= checkIn && checkIn <= rule.endDate)
      .map((rule) => rule.minDays ?? 1),
  )
  return isFree(one, checkIn, addDays(checkIn, nights))
}

function isFree(one: Rental, checkIn: string, checkOut: string): boolean {
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) {
    if (one.lockDates.some((lock) => lock.startDate <= night && night <= lock.endDate)) return false
  }
  return true
}

function run({
  section,
  rentals,
  query,
}: {
  section: SectionKey
  rentals: Rental[]
  query: ListingQuery
}) {
  const catalogue = buildCatalogue(cataloguePayload({ rentals, promotions: [minimum] }))
  return (page: number, more: { results?: number; upToPage?: boolean } = {}) =>
    searchListings(catalogue, {
      section,
      locale: 'en',
      now,
      query: { ...query, page, results: more.results ?? query.results },
      upToPage: more.upToPage,
    })
}

// Many worlds are searched; a busy machine takes its time.
describe('whatever is searched', () => {
  it('finds exactly the rentals that satisfy the filters', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const found = run(world)(1, { results: 48 }).cards.map((card) => card.id)
        const expected = world.rentals.filter((one) => satisfies(one, world.section, world.query))
        expect(found.toSorted()).toEqual(expected.map((one) => one.id).toSorted())
      }),
      propertyRuns(0.5),
    )
  })

  it('gives the whole list once in its pages, without gaps or repeats', () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 7 }), (world, results) => {
        const page = run({
          ...world,
          query: { ...world.query, bedroom: null, checkIn: null, checkOut: null },
        })
        const whole = page(1, { results: 48 })
        const ids: string[] = []
        for (let number = 1; number === 1 || ids.length < whole.total; number++) {
          const one = page(number, { results })
          ids.push(...one.cards.map((card) => card.id))
          expect(one.total).toBe(whole.total)
          expect(one.left).toBe(whole.total - ids.length)
          const upTo = page(number, { results, upToPage: true }).cards.map((card) => card.id)
          expect(upTo).toEqual(ids)
        }
        expect(ids).toEqual(whole.cards.map((card) => card.id))
        expect(new Set(ids).size).toBe(ids.length)
      }),
      propertyRuns(0.25),
    )
  })

  it('groups every card once, each town once, in sort 0', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { groups, cards } = run({ ...world, query: { ...world.query, sort: 0 } })(1)
        expect(groups?.flatMap((group) => group.cards)).toEqual(cards)
        const towns = groups?.map((group) => group.town.slug) ?? []
        expect(new Set(towns).size).toBe(towns.length)
        expect(
          groups?.every(({ town, cards: own }) => own.every((card) => card.townSlug === town.slug)),
        ).toBe(true)
      }),
      propertyRuns(0.25),
    )
  })
})
