import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { currencyCodes } from '~content/currency-code'
import type { Rental } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import { formatMoney } from '~/features/pricing/money/money'
import { runSteps } from '~/platform/process/steps'
import { cataloguePayload, extraFee } from '~/testing/factories/catalogue-payload'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { rental } from '~/testing/factories/rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { areaRadiusMetres, blurredPosition } from '../places/blurred-position'
import { searchListings } from '../search/search-listings'
import { mapCards } from './map-cards'
import { mapPins } from './map-pins'
import { pinCents } from './pin-columns'

const now = new Date('2026-11-21T15:00:00Z')
const listOf = (query: Partial<ListingQuery> = {}, section: SectionKey = 'vacationRentals') => {
  return {
    section,
    locale: 'en',
    now,
    query: { ...defaultQuery, results: 1000, ...query },
  } as const
}

/** Staff say that everybody may know where it stands. */
const exactly = { exactPosition: true }

function pinsOf(rentals: Rental[], query: Partial<ListingQuery> = {}) {
  return runSteps(mapPins(buildCatalogue(cataloguePayload({ rentals })), listOf(query)))
}

describe('the pins of a list', () => {
  it('stand in its order, and count the places that have no coordinates', () => {
    const rentals = [
      rental({ slug: 'dear', basePrice: 200, ...exactly }),
      rental({ slug: 'nowhere', latitude: null }),
      rental({ slug: 'cheap', basePrice: 100.5, latitude: 14.61239, length: -90.5, ...exactly }),
    ]
    expect(pinsOf(rentals, { sort: 2 })).toMatchObject({
      slugs: ['cheap', 'dear'],
      latitudes: [146_124, 145_600],
      longitudes: [-905_000, -907_300],
      prices: { dollars: [10_050, 20_000] },
      unplaced: 1,
    })
  })

  it('tell no more than the square of 200 m of a place, however small the area that is asked for', () => {
    const square = { latitude: 14.5601, longitude: -90.7305 }
    const { latitude, longitude } = blurredPosition(square)
    const anywhere = fc.double({ min: -0.49, max: 0.49, noNaN: true })
    fc.assert(
      fc.property(anywhere, anywhere, fc.nat(2000), fc.nat(2000), (up, right, height, width) => {
        const step = areaRadiusMetres / 111_320
        const house = { latitude: latitude + up * step, length: longitude + right * step }
        const neighbour = { latitude: square.latitude, length: square.longitude }
        const bounds = [14.56 - height / 10_000, -90.73 - width / 10_000, 14.56, -90.73] as const
        const query = { bounds }
        expect(pinsOf([rental({ slug: 'a', ...house })], query)).toEqual(
          pinsOf([rental({ slug: 'a', ...neighbour })], query),
        )
      }),
      propertyRuns(0.5),
    )
  })

  it('are those of its filters alone', () => {
    const rentals = [
      rental({ slug: 'two', noBedroom: 2, latitude: 14.5, length: -90.5 }),
      rental({ slug: 'three', noBedroom: 3 }),
    ]
    expect(pinsOf(rentals, { bedroom: 3 }).slugs).toEqual(['three'])
    expect(pinsOf(rentals, { bounds: [14.4, -90.6, 14.55, -90.4] }).slugs).toEqual(['two'])
  })

  it.each([
    ['vacationRentals', {}],
    ['vacationRentals', { checkIn: '2026-12-19', checkOut: '2026-12-27', adult: 3 }],
    ['longTermRentals', {}],
    ['longTermRentals', { checkIn: '2027-02-01', checkOut: '2027-05-01' }],
    ['housesForSale', {}],
    ['uniqueStays', { checkIn: '2027-01-04', checkOut: '2027-01-07', sort: 2 as const }],
    ['hotels', {}],
  ] satisfies [SectionKey, Partial<ListingQuery>][])(
    'of %s say the prices of the cards in every currency (%o)',
    (section, query) => {
      const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
      const list = listOf(query, section)
      const pins = runSteps(mapPins(catalogue, list))
      expect(pins.slugs.length).toBeGreaterThan(1)
      const { cards } = searchListings(catalogue, list)
      expect(pins.slugs).toEqual(
        cards.map(({ slug }) => slug).filter((slug) => pins.slugs.includes(slug)),
      )
      expect(pins.slugs.length + pins.unplaced).toBe(cards.length)
      for (const { slug, price } of cards) {
        const at = pins.slugs.indexOf(slug)
        if (at < 0) continue
        for (const code of currencyCodes) {
          const cents = pinCents(pins, at, code)
          const written = cents > 0 ? formatMoney(cents, pins.symbols[code]) : null
          expect(written, slug).toBe(price.kind === 'onRequest' ? null : price.amount[code])
        }
      }
    },
  )

  it('are compact for ten thousand places, with dates too', () => {
    const catalogue = buildCatalogue(cataloguePayload({ rentals: tenThousand() }))
    for (const dates of [{}, { checkIn: '2027-02-01', checkOut: '2027-02-08' }]) {
      const pins = runSteps(mapPins(catalogue, listOf(dates)))
      expect(pins.slugs).toHaveLength(10_000)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
      expect(brotliCompressSync(JSON.stringify(pins), { params }).length).toBeLessThan(150_000)
    }
  })
})

describe('the card of a pin', () => {
  it('has the price of the list, and belongs to its section', () => {
    const rentals = [
      rental({ slug: 'house', extraFeeIds: ['cleaning'] }),
      rental({ slug: 'monthly', type: 2 }),
    ]
    const catalogue = buildCatalogue(cataloguePayload({ rentals, extraFees: [extraFee()] }))
    const dates = { checkIn: '2027-02-01', checkOut: '2027-02-08' }
    const cards = mapCards(catalogue, listOf(dates), ['monthly', 'house', 'unknown'])
    const listed = searchListings(catalogue, listOf(dates)).cards
    expect(cards).toEqual(listed)
    expect(cards[0]?.price.kind).toBe('stay')
  })
})

/** As different from each other as real ones: spread around towns, with names, prices and days of their own. */
function tenThousand(): Rental[] {
  const words = ['casa', 'villa', 'faroles', 'jacaranda', 'del', 'lago', 'volcan', 'cielo', 'patio']
  let seed = 7
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  const one = rental()
  return Array.from({ length: 10_000 }, (_, at) => {
    const name = Array.from({ length: 3 }, () => words[random(words.length)]).join('-')
    const town = [random(20) / 5, random(20) / 5]
    return {
      ...one,
      id: `rental-${at}`,
      slug: `${name}-${at}`,
      basePrice: 40 + random(400),
      latitude: 14 + (town[0] ?? 0) * 0.9 + random(400) / 10_000,
      length: -92 + (town[1] ?? 0) * 0.9 + random(400) / 10_000,
      listedOn: `2026-${String(1 + random(9)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`,
    }
  })
}
