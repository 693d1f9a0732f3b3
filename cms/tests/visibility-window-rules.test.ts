import { describe, expect, it } from 'vitest'
import { checkVisibilityWindow } from '../src/publishing/checks/visibility-window-checks'

const now = new Date('2026-12-01T05:59:00Z')

describe('remarks on a window', () => {
  it('say by the clock in Guatemala when it opens and closes', () => {
    const { faults, warnings, schedule } = checkVisibilityWindow(
      { startDate: '2026-12-24T06:00:00.000Z', endDate: '2027-01-01T05:59:00.000Z' },
      now,
    )
    expect([faults, warnings]).toEqual([[], []])
    expect(schedule[0]).toContain('24 Dec 2026, 00:00 (Guatemala)')
    expect(schedule[1]).toContain('31 Dec 2026, 23:59 (Guatemala)')
  })

  it('warn when it is over, and forbid one that ends before it begins', () => {
    expect(checkVisibilityWindow({ finishDate: now.toISOString() }, now).warnings[0]).toContain(
      'ended',
    )
    expect(checkVisibilityWindow({ finishDate: '2026-12-01T06:00:00Z' }, now).warnings).toEqual([])
    const reversed = { startDate: '2026-12-02T00:00:00Z', endDate: '2026-12-01T00:00:00Z' }
    expect(checkVisibilityWindow(reversed, now).faults).toHaveLength(1)
    const offer = { startDate: reversed.startDate, finishDate: reversed.endDate }
    expect(checkVisibilityWindow(offer, now).faults).toHaveLength(1)
  })

  it('forbid a vacancy that closes before its publication day begins in Guatemala', () => {
    const closing = (finishDate: string) =>
      checkVisibilityWindow({ publicationDate: '2026-12-10', finishDate }, now).faults
    expect(closing('2026-12-10T06:00:00Z')).toHaveLength(1)
    expect(closing('2026-12-10T06:01:00Z')).toEqual([])
  })

  it('count a publication day from midnight in Guatemala, not from midnight in UTC', () => {
    // It is still 30 November there.
    const post = { publicationDate: '2026-12-01' }
    expect(checkVisibilityWindow(post, now).schedule).toEqual([
      'Visitors see it from 1 Dec 2026 on.',
    ])
    const aMinuteLater = new Date('2026-12-01T06:00:00Z')
    expect(checkVisibilityWindow(post, aMinuteLater).schedule).toEqual([
      'Visitors see it as soon as it is published.',
    ])
  })

  it('count the day of a letter likewise', () => {
    expect(checkVisibilityWindow({ sentOn: '2026-12-01' }, now).schedule).toEqual([
      'Visitors see it from 1 Dec 2026 on.',
    ])
  })

  it('say so where nothing is planned', () => {
    expect(checkVisibilityWindow({ startDate: null, finishDate: null }, now).schedule).toEqual([
      'Visitors see it as soon as it is published.',
      'It has no end.',
    ])
    expect(checkVisibilityWindow({ startDate: null }, now, true).schedule[0]).toBe(
      'Visitors see it now.',
    )
  })
})
