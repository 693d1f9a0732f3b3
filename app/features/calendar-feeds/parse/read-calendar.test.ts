import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { calendarOf, eventOf, staysOf, staysOfEvent, daysRead } from '~/testing/calendar-file'
import { readCalendar } from './read-calendar'

describe('a file of a large site', () => {
  const fixture = (name: string) =>
    readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')

  it('is read as Airbnb writes it', () => {
    const stays = ['2027-01-04 2027-01-08', '2027-01-08 2027-01-11', '2027-01-15 2027-01-16 closed']
    expect(staysOf(fixture('airbnb.ics'))).toEqual(stays)
    expect(staysOf(fixture('airbnb.ics').replaceAll('\n', '\r\n'))).toEqual(stays)
  })

  it('is read as Booking.com writes it, where a closed night may be a guest', () => {
    expect(staysOf(fixture('booking.ics'))).toEqual([
      '2027-02-04 2027-02-07',
      '2027-02-10 2027-02-11',
    ])
  })

  it('is read as Vrbo writes it, without what was cancelled', () => {
    expect(staysOf(fixture('vrbo.ics'))).toEqual([
      '2027-03-01 2027-03-05',
      '2027-03-10 2027-03-12 closed',
    ])
  })
})

describe('a file is read', () => {
  const stay = eventOf('DTSTART;VALUE=DATE:20270104')
  const expected = ['2027-01-04 2027-01-05']

  it('with broken texts, alarms and tasks in it', () => {
    const noise = ['DESCRIPTION:one', 'two without colon', 'X-APPLE;=:::', 'SUMMARY:"\\', ':', ';']
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT1H', 'DURATION:P9D', 'END:VALARM']
    const task = ['BEGIN:VTODO', ...stay, 'END:VTODO']
    expect(
      staysOf(calendarOf(...task, ...eventOf('DTSTART;VALUE=DATE:20270104', ...noise, ...alarm))),
    ).toEqual(expected)
  })

  it('with a byte order mark, single line ends, small letters and two calendars', () => {
    expect(staysOf(`\uFEFF${calendarOf(...stay)}`)).toEqual(expected)
    expect(staysOf(calendarOf(...stay).replaceAll('\r\n', '\n'))).toEqual(expected)
    expect(staysOf(calendarOf(...stay).toLowerCase())).toEqual(expected)
    expect(staysOf(calendarOf() + calendarOf(...stay))).toEqual(expected)
  })

  it('without an event', () => expect(staysOf(calendarOf())).toEqual([]))
})

describe('a file is refused', () => {
  const start = 'DTSTART;VALUE=DATE:20270104'
  it.each([
    ['that is a page', '<!doctype html><title>Sign in</title>'],
    ['that is empty', ''],
    ['that was cut off', calendarOf(...eventOf(start)).slice(0, -20)],
    [
      'that was cut off between two events',
      `BEGIN:VCALENDAR\r\n${eventOf(start).join('\r\n')}\r\n`,
    ],
    ['whose event has no start', calendarOf(...eventOf('SUMMARY:x'))],
    ['whose event starts on no day', calendarOf(...eventOf('DTSTART;VALUE=DATE:soon'))],
    ['whose rule is none', calendarOf(...eventOf(start, 'RRULE:FREQ=SOMETIMES'))],
    [
      'whose zone is broken',
      calendarOf('BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:STANDARD', 'END:VTIMEZONE', ...eventOf(start)),
    ],
  ])('%s', (_, file) => expect(staysOf(file)).toEqual(['notACalendar']))

  it('with more than 5,000 events, or as many occurrences as nobody counts', () => {
    const many = Array.from({ length: 5_001 }, () => eventOf(start)).flat()
    expect(staysOf(calendarOf(...many))).toEqual(['tooManyEvents'])
    expect(staysOf(calendarOf(...many.slice(many.length / 5_001)))).toHaveLength(1)
    expect(staysOfEvent('DTSTART:20270104T000000Z', 'RRULE:FREQ=SECONDLY')).toEqual([
      'tooManyEvents',
    ])
  })
})

it('whatever a file holds, reading it ends with an answer', () => {
  const piece = fc.constantFrom(
    ...['BEGIN:VCALENDAR', 'END:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE'],
    ...[
      'END:VTIMEZONE',
      'BEGIN:STANDARD',
      'END:STANDARD',
      'TZID:X',
      'DTSTART;TZID=X:20270104T150000',
    ],
    ...[
      'DTSTART;VALUE=DATE:20270104',
      'DTEND;VALUE=DATE:99999999',
      'DURATION:P99999999W',
      'RDATE:,,,',
    ],
    ...[
      'RRULE:FREQ=YEARLY;INTERVAL=0',
      'RRULE:FREQ=DAILY;COUNT=-1',
      'EXDATE:20270104T',
      'TZOFFSETTO:+99',
    ],
    ...[
      'DTSTART:',
      'DTSTART;VALUE=PERIOD:x/y',
      'RECURRENCE-ID:',
      ' ',
      '\t',
      'BEGIN:__proto__',
      'BEGIN:constructor',
    ],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (lines) => {
      expect(['read', 'failed']).toContain(readCalendar(lines.join('\r\n'), daysRead).outcome)
    }),
    propertyRuns(),
  )
})
