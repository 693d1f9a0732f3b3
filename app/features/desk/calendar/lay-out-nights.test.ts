import { describe, expect, it } from 'vitest'
import { addDays } from '~/platform/time/guatemala-day'
import { fc, propertyRuns } from '~/testing/fast-check'
import { layOutNights, type NightSpan } from './lay-out-nights'

const from = '2026-12-01'
const span = (startDate: string, endDate: string, more: Partial<NightSpan> = {}): NightSpan => ({
  kind: 'booking',
  startDate,
  endDate,
  closed: false,
  ...more,
})
const inWords = (spans: NightSpan[], { days = 10, today = from } = {}) =>
  layOutNights(spans, { from, days, today }).map(({ span: of, from: first, to, halves }) =>
    [of?.kind ?? '-', first.slice(8), to.slice(8), halves].join(' '),
  )

describe('the nights of a house in a row', () => {
  it('go from noon to noon, so that departure and arrival share a day', () => {
    const spans = [span('2026-12-03', '2026-12-05'), span('2026-12-05', '2026-12-06')]
    expect(inWords(spans)).toEqual([
      '- 30 01 1',
      '- 01 03 4',
      'booking 03 05 4',
      'booking 05 06 2',
      '- 06 11 9',
    ])
  })

  it('that are free and have passed stand apart from those that can still be entered', () => {
    const spans = [span('2026-12-07', '2026-12-09')]
    expect(inWords(spans, { today: '2026-12-04' })).toEqual([
      '- 30 01 1',
      '- 01 04 6',
      '- 04 07 6',
      'booking 07 09 4',
      '- 09 11 3',
    ])
    expect(inWords(spans, { today: '2026-12-08' })).toEqual(inWords(spans))
  })

  it('are cut at the edges of the window, and say so', () => {
    const runs = layOutNights(
      [span('2026-11-20', '2026-12-01'), span('2026-12-10', '2026-12-30')],
      {
        from,
        days: 10,
        today: from,
      },
    )
    expect(
      runs.map(({ isCutBefore, isCutAfter, halves }) => [isCutBefore, isCutAfter, halves]),
    ).toEqual([
      [true, false, 1],
      [false, false, 18],
      [false, true, 1],
    ])
  })

  it('are ours where another site sold them, too, and tell it', () => {
    const booking = span('2026-12-03', '2026-12-05')
    const sold = span('2026-12-04', '2026-12-07', { kind: 'import' })
    const closed = span('2026-12-03', '2026-12-05', { kind: 'import', closed: true })
    const runs = layOutNights([closed, sold, booking], { from, days: 10, today: from })
    expect(runs.find((run) => run.span === booking)?.soldTwice).toEqual([sold])
    expect(runs.find((run) => run.span === sold)).toMatchObject({
      from: '2026-12-05',
      to: '2026-12-07',
      soldTwice: [],
    })
    expect(runs.some((run) => run.span === closed)).toBe(false)
  })

  it('are each shown once and in order, whatever overlaps', () => {
    const spans = fc.array(
      fc.record({
        kind: fc.constantFrom('booking', 'hold', 'block', 'import', 'dates' as const),
        start: fc.integer({ min: -20, max: 70 }),
        nights: fc.integer({ min: 1, max: 30 }),
        closed: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        spans,
        fc.constantFrom(30, 60),
        fc.integer({ min: -5, max: 65 }),
        (drawn, days, passed) => {
          const all = drawn.map(({ start, nights, ...more }) =>
            span(addDays(from, start), addDays(from, start + nights), more),
          )
          const runs = layOutNights(all, { from, days, today: addDays(from, passed) })
          expect(runs.reduce((sum, { halves }) => sum + halves, 0)).toBe(2 * days)
          let next = addDays(from, -1)
          for (const run of runs) {
            expect(run.from).toBe(next)
            expect(run.to > run.from).toBe(true)
            next = run.to
            const covering = (night: string) =>
              all.filter(({ startDate, endDate }) => startDate <= night && night < endDate)
            for (let night = run.from; night < run.to; night = addDays(night, 1)) {
              if (run.span) expect(covering(night)).toContain(run.span)
              else expect(covering(night)).toEqual([])
            }
          }
          expect(next).toBe(addDays(from, days))
        },
      ),
      propertyRuns(),
    )
  })
})
