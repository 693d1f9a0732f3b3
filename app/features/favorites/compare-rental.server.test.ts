import { describe, expect, it } from 'vitest'
import { currencyCodes } from '~content/currency-code'
import { findRentalBySlug } from '~/features/catalogue/catalogue'
import { readListingQuery } from '~/features/catalogue/search/listing-query'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { compareRental } from './compare-rental.server'

const catalogue = bookingCatalogue()
const now = new Date('2026-11-21T15:00:00Z')

function compare(slug: string, search = '') {
  const context = { section: 'vacationRentals', earliestCheckIn: '2026-11-21' } as const
  const { query } = readListingQuery(new URLSearchParams(search), context)
  return compareRental({ catalogue, locale: 'en', query, now }, slug)
}

const december = 'checkIn=2026-12-01&checkOut=2026-12-05&adult=2'

describe('a place among others', () => {
  it.each([
    ['casa', { type: 1, startDate: '2026-12-01', endDate: '2026-12-05', totalPax: 2 }],
    ['domo', { type: 5, startDate: '2026-12-01', endDate: '2026-12-05', totalPax: 2 }],
    // The shortest term that it is let for.
    ['renta', { type: 2, longStay: true, startDate: '2026-12-01', months: 3, totalPax: 2 }],
  ])('costs in all what `quote` says, in each currency: %s', (slug, request) => {
    const price = compare(slug, december)?.card.price
    if (price?.kind !== 'stay') throw new Error(`${slug} has no total`)
    const rental = findRentalBySlug(catalogue, slug)
    for (const currency of currencyCodes) {
      const quoted = quoteRental(catalogue, { rental, request, currency, now: now.toISOString() })
      expect(quoted).toMatchObject({ totalFormated: price.amount[currency] })
    }
  })

  it('shows the price of a night without dates, and that of a house for sale with them', () => {
    expect(compare('casa')?.card.price.kind).toBe('night')
    expect(compare('venta', december)).toMatchObject({
      problem: null,
      card: { price: { kind: 'sale' } },
    })
  })

  it.each([
    ['too many guests', 'casa', `${december}&children=18`, 'OVER_CAPACITY'],
    ['longer than any term', 'renta', 'checkIn=2026-12-01&checkOut=2029-12-05', 'INVALID_MONTHS'],
  ])('says why it cannot be had: %s', (_name, slug, search, problem) => {
    expect(compare(slug, search)?.problem).toBe(problem)
  })

  it('leads to its page with the stay', () => {
    expect(compare('casa', december)?.path).toMatch(
      /\/casa\?checkIn=2026-12-01&checkOut=2026-12-05&adult=2$/,
    )
  })

  it('has the days of its cheapest stay where the dates are flexible, in its price and its link', () => {
    const asked = 'checkIn=2026-12-01&checkOut=2026-12-05&adult=2&flexible=3'
    const flexible = compare('casa', asked)
    const { checkIn = '', checkOut = '' } = flexible?.card.stay ?? {}
    const exact = compare('casa', `checkIn=${checkIn}&checkOut=${checkOut}&adult=2`)
    expect(flexible?.card.price).toEqual(exact?.card.price)
    expect(flexible?.path).toContain(`checkIn=${checkIn}&checkOut=${checkOut}`)
    expect(flexible?.problem).toBeNull()
  })

  it('counts a length of stay in a month, by the month as a term', () => {
    const asked = 'stay=weekend&month=2026-12&adult=2'
    expect(compare('casa', asked)?.card.price).toMatchObject({ by: 'night', count: 2 })
    expect(compare('renta', asked)?.card.price).toMatchObject({ by: 'month', count: 3 })
    expect(compare('venta', asked)).toMatchObject({
      problem: null,
      card: { price: { kind: 'sale' } },
    })
  })

  it('says that none of several stays fits', () => {
    const crowded = 'stay=weekend&month=2026-12&adult=20'
    expect(compare('casa', crowded)?.problem).toBe('NO_STAY_FITS')
  })

  it('is missing where nobody offers it', () => {
    expect(compare('gone')).toBeNull()
  })
})
