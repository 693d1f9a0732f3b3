import { describe, expect, it } from 'vitest'
import type { ReportedNights } from '~content/report'
import { addDays } from '~/platform/time/guatemala-day'
import { fc, propertyRuns } from '~/testing/fast-check'
import { monthsBetween } from './months'
import { countOccupancy, shareOf, sumByMonth } from './occupancy'

const days = { from: '2026-11-01', to: '2026-12-31' }
const rental = { id: 'a', townId: 'antigua', from: '2020-01-01', locked: [] }
const taken = (
  kind: 'booking' | 'elsewhere' | 'block',
  startDate: string,
  endDate = startDate,
) => ({
  rental: 'a',
  kind,
  startDate,
  endDate,
})
const count = (over: Partial<ReportedNights>) =>
  countOccupancy({ rentals: [rental], taken: [], ...over }, days)

describe('occupancy', () => {
  it('is nights booked of nights on offer, month by month', () => {
    const found = count({ taken: [taken('booking', '2026-11-29', '2026-12-02')] })
    expect(found).toEqual([
      { month: '2026-11', townId: 'antigua', booked: 2, elsewhere: 0, available: 30 },
      { month: '2026-12', townId: 'antigua', booked: 2, elsewhere: 0, available: 31 },
    ])
  })

  it('leaves blocked nights out of what is on offer, each once, but not those that are booked', () => {
    const locked = [{ startDate: '2026-11-01', endDate: '2026-11-10' }]
    const blocks = [taken('block', '2026-11-08', '2026-11-12'), taken('booking', '2026-11-12')]
    const [november] = count({ rentals: [{ ...rental, locked }], taken: blocks })
    expect(november).toMatchObject({ booked: 1, available: 19 })
  })

  it('counts what other sites sold, and says how much', () => {
    const both = [taken('elsewhere', '2026-11-03', '2026-11-06'), taken('booking', '2026-11-05')]
    expect(count({ taken: both })[0]).toMatchObject({ booked: 4, elsewhere: 3, available: 30 })
  })

  it('begins with the first night on offer, and counts no night outside of the days', () => {
    const far = [taken('booking', '2026-10-20', '2026-11-20')]
    const [november] = count({ rentals: [{ ...rental, from: '2026-11-16' }], taken: far })
    expect(november).toMatchObject({ booked: 5, available: 15 })
  })

  it('is nothing where nothing is on offer', () => {
    const [sum] = sumByMonth([], ['2026-11'])
    expect(sum && shareOf(sum)).toBeNull()
    expect(monthsBetween('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  })

  it('is never more than all, and of all places what it is of each together', () => {
    const day = fc.integer({ min: -20, max: 80 }).map((at) => addDays(days.from, at))
    const range = fc
      .tuple(day, fc.integer({ min: 0, max: 20 }))
      .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }))
    const kind = fc.constantFrom('booking' as const, 'elsewhere' as const, 'block' as const)
    const someTaken = fc.array(
      fc
        .record({ rental: fc.constantFrom('a', 'b'), kind, range })
        .map(({ range: of, ...rest }) => ({
          ...rest,
          ...of,
        })),
    )
    const someRentals = fc.record({ lockedA: fc.array(range), lockedB: fc.array(range) })
    fc.assert(
      fc.property(someRentals, someTaken, ({ lockedA, lockedB }, all) => {
        const rentals = [
          { ...rental, locked: lockedA },
          { ...rental, id: 'b', townId: 'lake', locked: lockedB },
        ]
        const rows = countOccupancy({ rentals, taken: all }, days)
        for (const { booked, elsewhere, available } of rows) {
          expect(booked).toBeLessThanOrEqual(available)
          expect(elsewhere).toBeLessThanOrEqual(booked)
        }
        const months = monthsBetween(days.from, days.to)
        const sum = (values: readonly { booked: number }[]) =>
          values.reduce((total, { booked }) => total + booked, 0)
        expect(sum(sumByMonth(rows, months))).toBe(sum(rows))
      }),
      propertyRuns(),
    )
  })
})
