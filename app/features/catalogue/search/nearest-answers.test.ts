import { describe, expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { cataloguePayload, town } from '~/testing/factories/catalogue-payload'
import { fewFilters } from '~/testing/factories/listing-query'
import { rental } from '~/testing/factories/rental'
import { runSteps } from '~/platform/process/steps'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import { findNearestAnswers, type SetChoice } from './nearest-answers'
import { matchListings, type ListingMatch } from './match-listings'

const now = new Date('2026-11-21T15:00:00Z')

function nearest(
  rentals: Rental[],
  query: Partial<ListingQuery>,
  parts: Partial<ListingMatch> & { choices?: SetChoice[] } = {},
) {
  const { choices = [], ...place } = parts
  const towns = [
    town(),
    town({ id: 'ciudad-vieja', slug: 'ciudad-vieja', longitude: -90.76 }),
    town({ id: 'panajachel', slug: 'panajachel', regionId: 'solola', longitude: -91.16 }),
  ]
  const catalogue = buildCatalogue(cataloguePayload({ rentals, towns }))
  const search: ListingMatch = {
    section: 'vacationRentals',
    locale: 'en',
    now,
    query: { ...defaultQuery, ...query },
    ...place,
  }
  return { answers: runSteps(findNearestAnswers(catalogue, search, choices)), catalogue, search }
}

describe('an empty list', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
  const taken = (startDate: string, endDate: string) => ({ lockDates: [{ startDate, endDate }] })

  it('offers the nearest earlier and later days for a stay of the same length', () => {
    const { answers } = nearest([rental(taken('2026-12-10', '2026-12-11'))], stay)
    expect(answers).toMatchObject([
      { change: 'dates', checkIn: '2026-12-07', checkOut: '2026-12-10', total: 1 },
      { change: 'dates', checkIn: '2026-12-12', checkOut: '2026-12-15', total: 1 },
    ])
  })

  it('offers days beyond those by which the stay could be moved', () => {
    const query = { ...stay, flexible: 2 as const }
    const { answers } = nearest([rental(taken('2026-12-08', '2026-12-14'))], query)
    expect(answers).toMatchObject([
      { change: 'dates', checkIn: '2026-12-05', query: { flexible: 0 } },
      { change: 'dates', checkIn: '2026-12-15', query: { flexible: 0 } },
    ])
  })

  it('offers the months beside for a stay on any days of one', () => {
    const query = { stay: 'week', month: '2027-02' } as const
    const { answers } = nearest([rental(taken('2027-02-01', '2027-03-25'))], query)
    expect(answers).toMatchObject([
      { change: 'month', query: { stay: 'week', month: '2027-01' }, total: 1 },
      { change: 'month', query: { stay: 'week', month: '2027-03' }, total: 1 },
    ])
  })

  it('offers no day before the earliest check-in', () => {
    const soon = { checkIn: '2026-11-22', checkOut: '2026-11-24' }
    const { answers } = nearest([rental(taken('2026-11-21', '2026-11-22'))], soon)
    expect(answers).toMatchObject([{ checkIn: '2026-11-23', checkOut: '2026-11-25' }])
  })

  it('offers the two nearest towns that have what is asked for', () => {
    const rentals = [
      rental({ slug: 'a', townId: 'ciudad-vieja', capacityOfPeople: 2 }),
      rental({ slug: 'b', townId: 'panajachel', capacityOfPeople: 8 }),
    ]
    const place = { regionSlug: 'sacatepequez', townSlug: 'antigua-guatemala' }
    expect(nearest(rentals, {}, place).answers).toMatchObject([
      { change: 'town', townSlug: 'ciudad-vieja', total: 1 },
      { change: 'town', townSlug: 'panajachel', total: 1 },
    ])
    expect(nearest(rentals, { adult: 6 }, place).answers[0]).toMatchObject({
      townSlug: 'panajachel',
    })
  })

  it('offers the largest party that finds a place', () => {
    const rentals = [rental({ slug: 'a', capacityOfPeople: 4 }), rental({ slug: 'b' })]
    const { answers } = nearest(rentals, { adult: 7, children: 3 })
    expect(answers).toMatchObject([
      { change: 'guests', guests: 6, query: { adult: 3, children: 3 }, total: 1 },
    ])
  })

  it('offers a filter less, the longest list first, and what is empty not at all', () => {
    const rentals = [rental({ slug: 'a' }), rental({ slug: 'b', topListing: true })]
    const asked: ListingQuery = { ...defaultQuery, topListing: true, bedroom: 5, beds: 6 }
    const choices = [
      { key: 'beds', words: 'beds', query: { ...asked, beds: null }, leavesPlace: false },
      { key: 'top', words: 'top', query: { ...defaultQuery }, leavesPlace: false },
      {
        key: 'most',
        words: 'most',
        query: { ...defaultQuery, topListing: true },
        leavesPlace: false,
      },
    ]
    expect(nearest(rentals, asked, { choices }).answers).toMatchObject([
      { change: 'without', words: 'top', total: 2 },
      { change: 'without', words: 'most', total: 1 },
    ])
  })

  it('offers lists with one filter alone where a filter less does not help', () => {
    const rentals = [rental({ slug: 'a', noBedroom: 2 }), rental({ slug: 'b', topListing: true })]
    const asked: ListingQuery = { ...defaultQuery, topListing: true, bedroom: 2, beds: 6 }
    const choices = [
      { key: 'top', words: 'top', query: { ...asked, topListing: false }, leavesPlace: false },
      { key: 'bedroom', words: 'bedroom', query: { ...asked, bedroom: null }, leavesPlace: false },
      { key: 'beds', words: 'beds', query: { ...asked, beds: null }, leavesPlace: false },
    ]
    expect(nearest(rentals, asked, { choices }).answers).toMatchObject([
      { change: 'alone', words: 'top', query: { ...defaultQuery, topListing: true }, total: 1 },
      { change: 'alone', words: 'bedroom', query: { ...defaultQuery, bedroom: 2 }, total: 1 },
    ])
  })

  it('says of each answer what its list holds, six at most', () => {
    const rentals = fc.array(
      fc
        .record({
          townId: fc.constantFrom('antigua', 'ciudad-vieja', 'panajachel'),
          capacityOfPeople: fc.nat({ max: 12 }),
          lockDates: fc.constantFrom([], taken('2026-11-20', '2026-12-20').lockDates),
        })
        .map((facts) => rental(facts)),
      { maxLength: 12 },
    )
    const world = fc.tuple(rentals, fewFilters('vacationRentals'))
    fc.assert(
      fc.property(world, ([all, query]) => {
        const place = { regionSlug: 'sacatepequez', townSlug: 'antigua-guatemala' }
        const { answers, catalogue, search } = nearest(all, query, place)
        expect(answers.length).toBeLessThanOrEqual(6)
        for (const answer of answers) {
          const { regionSlug, townSlug } = answer
          const list = { ...search, query: answer.query, ...(regionSlug && { regionSlug }) }
          const found = matchListings(catalogue, { ...list, ...(townSlug && { townSlug }) })
          expect(answer.total).toBe(found.length)
          expect(answer.total).toBeGreaterThan(0)
        }
      }),
      propertyRuns(0.5),
    )
  })
})
