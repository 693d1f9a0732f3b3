import { expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { findHiddenByDates } from './hidden-by-dates'

const now = new Date('2026-11-21T15:00:00Z')
const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
const taken = { lockDates: [{ startDate: '2026-12-11', endDate: '2026-12-11' }] }
const rentals = [
  rental({ slug: 'free' }),
  rental({ slug: 'taken', ...taken }),
  rental({ slug: 'taken-and-small', capacityOfPeople: 2, ...taken }),
  rental({ slug: 'long-stays', minNight: 5 }),
]

function hidden(query: Partial<ListingQuery>, all: Rental[] = rentals) {
  const catalogue = buildCatalogue(cataloguePayload({ rentals: all }))
  const search = { section: 'vacationRentals', locale: 'en', now } as const
  return findHiddenByDates(catalogue, { ...search, query: { ...defaultQuery, ...query } })
}

it('counts the places that fail the dates alone', () => {
  expect(hidden(stay)?.count).toBe(3)
  expect(hidden({ ...stay, adult: 4 })?.count).toBe(2)
})

it('leads to the list without dates, and without a price of whole stays', () => {
  const asked = { ...stay, adult: 4, minPrice: 300, page: 3 }
  expect(hidden(asked)).toEqual({ count: 2, query: { ...defaultQuery, adult: 4 } })
})

it('says nothing without dates, or where they hide nothing', () => {
  expect(hidden({ adult: 4 })).toBeNull()
  expect(hidden(stay, [rental({ slug: 'free' })])).toBeNull()
})
