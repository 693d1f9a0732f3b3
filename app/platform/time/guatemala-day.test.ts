import { afterEach, describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { formatDay } from './format-day'
import { formatLongDay } from './format-long-day'
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  guatemalaToday,
  isCalendarDay,
} from './guatemala-day'
import { startOfGuatemalaDay } from './guatemala-day-start'

const ownZone = process.env.TZ

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe.each([
  'UTC',
  'America/Guatemala',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Madrid',
])('on a machine in %s', (zone) => {
  it('knows the day in Guatemala on both sides of its midnight', () => {
    process.env.TZ = zone
    expect(guatemalaToday(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
    expect(guatemalaToday(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21')
  })

  it('follows the summer time of 2006', () => {
    process.env.TZ = zone
    expect(guatemalaToday(new Date('2006-07-01T05:30:00Z'))).toBe('2006-07-01')
    expect(guatemalaToday(new Date('2007-07-01T05:30:00Z'))).toBe('2007-06-30')
  })

  it('begins a day at midnight there, whatever its clocks do', () => {
    process.env.TZ = zone
    expect(startOfGuatemalaDay('2026-11-21')).toEqual(new Date('2026-11-21T06:00:00Z'))
    expect(startOfGuatemalaDay('2006-04-30')).toEqual(new Date('2006-04-30T06:00:00Z'))
    expect(startOfGuatemalaDay('2006-07-01')).toEqual(new Date('2006-07-01T05:00:00Z'))
    expect(startOfGuatemalaDay('2006-10-01')).toEqual(new Date('2006-10-01T06:00:00Z'))
  })

  it('adds days and months over the ends of months, years and leap days', () => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addMonths('2026-12-15', 12)).toBe('2027-12-15')
  })

  it('turns every day into its number and back', () => {
    process.env.TZ = zone
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
        expect(dayNumber(dayOfNumber(number))).toBe(number)
      }),
      propertyRuns(),
    )
  })
})

describe('a calendar day', () => {
  it.each(['2026-11-21', '2028-02-29', '1999-12-31'])('%s is one', (day) => {
    expect(isCalendarDay(day)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '21-11-2026',
    '2026-11-21T00:00',
    '',
    'today',
    '0000-01-01',
  ])('%s is none', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isCalendarDay(text) === 'boolean'))
  })

  it('is written out in the language', () => {
    expect(formatLongDay('2026-01-05', 'en')).toBe('January 5, 2026')
    expect(formatLongDay('2026-01-05', 'es')).toBe('5 de enero de 2026')
  })

  it('is written with the month of the language', () => {
    expect(formatDay('2026-01-05', 'en')).toBe('05-Jan-2026')
    expect(formatDay('2026-01-05', 'es')).toBe('05-ene-2026')
    expect(formatDay('2026-08-31', 'es')).toBe('31-ago-2026')
  })
})
