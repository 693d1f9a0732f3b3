import { fc } from '~/testing/fast-check'
import { currencyCodes } from '~content/currency-code'
import { propertyKinds } from '~content/property-kind'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { bedroomOptions, priceSlider, sorts } from '~/features/catalogue/search/listing-limits'
import {
  defaultQuery,
  listingFilters,
  type ListingQuery,
} from '~/features/catalogue/filters/listing-filters'
import type { Bounds } from '~/features/catalogue/filters/bounds'
import { noFlags } from '~/features/catalogue/filters/flag-filters'
import { dates, type StayDates } from '~/features/catalogue/filters/dates'
import {
  flexibleDays,
  flexibleMonths,
  lengthsOfStay,
} from '~/features/catalogue/stay/flexible-dates'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/)

export const anySection = fc.constantFrom(...sectionKeys)

const townSlugs = ['antigua-guatemala', 'ciudad-vieja', 'panajachel', 'nowhere'] as const

const guests = fc
  .integer({ min: 1, max: 20 })
  .chain((adult) => fc.record({ adult: fc.constant(adult), children: fc.nat({ max: 20 - adult }) }))

/** Stays from 21 November 2026 on. */
const stay = fc.oneof(
  fc.constant({ checkIn: null, checkOut: null }),
  fc
    .tuple(
      fc.nat({ max: 60 }),
      fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 90 })),
    )
    .map(([ahead, nights]) => {
      const first = dayNumber('2026-11-21') + ahead
      return { checkIn: dayOfNumber(first), checkOut: dayOfNumber(first + nights) }
    }),
)

const months = flexibleMonths('2026-11-21')

/** The same with days on which it may be moved, or a length of stay in a month. */
function flexibleStay(section: SectionKey): fc.Arbitrary<StayDates> {
  const length = fc
    .tuple(fc.constantFrom(...lengthsOfStay(section)), fc.constantFrom(...months))
    .map(([one, month]): StayDates => ({ ...dates.unset, stay: one, month }))
  const days = fc
    .tuple(stay, fc.constantFrom(...flexibleDays))
    .map(([dated, flexible]): StayDates => {
      return { ...dates.unset, ...dated, flexible: dated.checkIn === null ? 0 : flexible }
    })
  return fc.oneof({ weight: 3, arbitrary: days }, length)
}

/** Any whole price inside the slider, round ones more often. */
function price(max: number) {
  const round = [1, 2, 5, 9].map((part) => (max * part) / 15)
  return fc.oneof(fc.integer({ min: 1, max: max - 1 }), fc.constantFrom(...round))
}

function prices(section: SectionKey) {
  return fc.constantFrom(...currencyCodes).chain((currency) => {
    const { max } = priceSlider(section, currency)
    return fc.tuple(price(max), price(max), fc.nat(3)).map(([a, b, ends]) => ({
      currency,
      minPrice: ends % 2 ? Math.min(a, b) : null,
      maxPrice: ends > 1 ? Math.max(a, b) : null,
    }))
  })
}

/** An area around Antigua, where the rentals of the tests lie. */
const anyBounds = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), fc.nat(2000))
  .map(([height, width, shift]): Bounds => {
    const [south, west] = [145_600 - shift, -907_300 - shift]
    return [south / 10_000, west / 10_000, (south + height) / 10_000, (west + width) / 10_000]
  })

/** Some of the slugs, in the order of addresses; often none. */
function slugList(slugs: string[]) {
  const some = fc.subarray(slugs).map((all) => all.toSorted())
  return fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, some)
}

const anyFlags = fc
  .subarray(Object.keys(noFlags))
  .map((names) => ({ ...noFlags, ...Object.fromEntries(names.map((name) => [name, true])) }))

/** Any query that a reader can have read from an address of the section. */
export function anyListingQuery(section: SectionKey): fc.Arbitrary<ListingQuery> {
  return fc
    .tuple(
      guests,
      flexibleStay(section),
      prices(section),
      anyFlags,
      fc.record({
        location: fc.oneof(
          { weight: 3, arbitrary: fc.constant<string[]>([]) },
          fc
            .uniqueArray(fc.constantFrom(...townSlugs), { maxLength: 3 })
            .map((all) => all.toSorted()),
        ),
        capacity: fc.option(fc.integer({ min: 1, max: 20 })),
        bedroom: fc.option(fc.constantFrom(...bedroomOptions), { freq: 2 }),
        bathrooms: fc.option(fc.constantFrom(2, 3, 4, 5, 6), { freq: 2 }),
        kind: fc.option(fc.constantFrom(...propertyKinds), { freq: 2 }),
        beds: fc.option(fc.constantFrom(2, 3, 4, 5, 6), { freq: 2 }),
        amenities: slugList(['pool', 'wifi', 'parking', 'pets-welcome']),
        houseRules: slugList(['no-smoking', 'children-welcome']),
        sort: fc.constantFrom(...sorts),
        page: fc.integer({ min: 1, max: 1000 }),
        results: fc.integer({ min: 1, max: 48 }),
        country: fc.option(fc.stringMatching(/^[A-Z]{2}$/)),
        available: fc.boolean(),
        bounds: fc.option(anyBounds, { freq: 2 }),
        view: fc.option(fc.constant('map' as const)),
        product: fc.option(slug),
        topListing: fc.boolean(),
        ads: fc.boolean(),
      }),
    )
    .map(([count, dated, range, flags, rest]) => ({
      ...defaultQuery,
      ...rest,
      ...count,
      ...dated,
      ...range,
      ...flags,
    }))
    .map((query): ListingQuery => {
      const others = listingFilters.filter(({ isOffered }) => isOffered?.(section) === false)
      return others.reduce<ListingQuery>((rest, { unset }) => ({ ...rest, ...unset }), query)
    })
}

/**
 * A query with one or two filters set, as visitors ask: some rentals pass and some do not.
 * The rest of the query is what nothing set means.
 */
export function fewFilters(section: SectionKey): fc.Arbitrary<ListingQuery> {
  const aspects: (keyof ListingQuery)[][] = [
    ['checkIn', 'checkOut'],
    ['adult', 'children'],
    ['capacity'],
    ['bedroom'],
    ['beds'],
    ['bathrooms'],
    ['kind'],
    ['amenities'],
    ['houseRules'],
    ['promotion', 'newProduct'],
    ['top'],
    ['minPrice', 'maxPrice', 'currency'],
    ['location'],
    ['available'],
    ['bounds'],
    ['topListing'],
    ['sort', 'product'],
  ]
  return fc
    .tuple(anyListingQuery(section), fc.subarray(aspects, { minLength: 1, maxLength: 2 }))
    .map(([query, kept]) => {
      const set = Object.entries(query).filter(([name]) =>
        kept.flat().some((each) => each === name),
      )
      return { ...defaultQuery, ...Object.fromEntries(set) }
    })
}
