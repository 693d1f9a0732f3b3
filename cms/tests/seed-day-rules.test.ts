import { describe, expect, it } from 'vitest'
import { calendarDay, upcomingRanges } from '../seed/seed-day'
import { guatemalaDay } from '../src/records/guatemala-day'

describe('days of the demo content', () => {
  it('count from the day it is in Guatemala', () => {
    expect(guatemalaDay(new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21')
    expect(guatemalaDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22')
    expect(calendarDay(-1, '2027-03-01')).toBe('2027-02-28')
    expect(calendarDay('2027-05-01', '2027-03-01')).toBe('2027-05-01')
  })

  it('take the two next ranges of a season, one under way included', () => {
    const range = (year: number) => ({ startDate: `${year}-01-01`, endDate: `${year}-01-10` })
    const season = {
      key: 'christmas' as const,
      name: { en: 'x', es: 'x' },
      ranges: [range(2026), range(2027), range(2028), range(2029)],
    }
    const years = upcomingRanges(season, '2027-01-10').map(({ startDate }) => startDate)
    expect(years).toEqual(['2027-01-01', '2028-01-01'])
  })
})
