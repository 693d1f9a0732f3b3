import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDays } from '~/platform/time/guatemala-day'
import { fc, propertyRuns } from '~/testing/fast-check'
import { readCalendar } from './read-calendar'

const window = { from: '2027-01-01', to: '2029-12-31' }

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const eventOf = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']

/** The stays of a file as `arrival departure`, with a mark at what is merely closed. */
function staysOf(file: string): string[] {
  const answer = readCalendar(file, window)
  if (answer.outcome === 'failed') return [answer.problem]
  return answer.ranges.map(
    ({ startDate, endDate, closed }) => `${startDate} ${endDate}${closed ? ' closed' : ''}`,
  )
}
const staysOfEvent = (...lines: string[]) => staysOf(calendarOf(...eventOf(...lines)))

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

describe('an event', () => {
  it.each([
    ['without an end is one day', ['DTSTART;VALUE=DATE:20270104'], '2027-01-04 2027-01-05'],
    [
      'that ends on its own day is one day',
      ['DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270104'],
      '2027-01-04 2027-01-05',
    ],
    [
      'lasts as long as it says',
      ['DTSTART;VALUE=DATE:20270104', 'DURATION:P3D'],
      '2027-01-04 2027-01-07',
    ],
    [
      'with times takes the nights between them',
      [
        'DTSTART;TZID=America/Guatemala:20270104T150000',
        'DTEND;TZID=America/Guatemala:20270106T110000',
      ],
      '2027-01-04 2027-01-06',
    ],
    [
      'in UTC is placed by the clock in Guatemala',
      ['DTSTART:20270105T030000Z', 'DTEND:20270106T170000Z'],
      '2027-01-04 2027-01-06',
    ],
    [
      'from midnight to midnight of UTC means the days',
      ['DTSTART:20270104T000000Z', 'DTEND:20270106T000000Z'],
      '2027-01-04 2027-01-06',
    ],
    [
      'in another zone is placed by the clock in Guatemala',
      ['DTSTART;TZID=Asia/Tokyo:20270105T080000', 'DTEND;TZID=Asia/Tokyo:20270107T020000'],
      '2027-01-04 2027-01-06',
    ],
    [
      'of an unknown zone keeps its times',
      ['DTSTART;TZID=Nowhere/At All:20270104T150000', 'DTEND;TZID=Nowhere/At All:20270105T110000'],
      '2027-01-04 2027-01-05',
    ],
    [
      'that began before the window keeps its first night',
      ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270104'],
      '2026-12-24 2027-01-04',
    ],
  ])('%s', (_, lines, stay) => expect(staysOfEvent(...lines)).toEqual([stay]))

  it.each([
    ['between two hours of a day', ['DTSTART:20270104T160000Z', 'DTEND:20270104T180000Z']],
    ['that is over', ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270101']],
    ['that was cancelled', ['DTSTART;VALUE=DATE:20270104', 'STATUS:CANCELLED']],
    ['that leaves its time free', ['DTSTART;VALUE=DATE:20270104', 'TRANSP:transparent']],
    ['in ten years', ['DTSTART;VALUE=DATE:20370104']],
  ])('%s takes no night', (_, lines) => expect(staysOfEvent(...lines)).toEqual([]))

  it('is placed by the rules of the file where its zone has a name of its own', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Custom', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'],
    ]
    const event = eventOf(
      'DTSTART;TZID=Custom:20270105T080000',
      'DTEND;TZID=Custom:20270107T020000',
    )
    expect(staysOf(calendarOf(...zone, ...event))).toEqual(['2027-01-04 2027-01-06'])
  })
})

describe('an event that comes again', () => {
  const weekly = [
    'DTSTART;VALUE=DATE:20270101',
    'DTEND;VALUE=DATE:20270103',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  ]

  it('takes the nights of each occurrence', () => {
    expect(staysOfEvent(...weekly)).toEqual([
      ...['2027-01-01 2027-01-03', '2027-01-08 2027-01-10', '2027-01-15 2027-01-17'],
    ])
  })

  it('leaves out what is excepted, whole days and times', () => {
    expect(staysOfEvent(...weekly, 'EXDATE;VALUE=DATE:20270108')).toHaveLength(2)
    const timed = ['DTSTART:20270101T210000Z', 'DTEND:20270102T170000Z', 'RRULE:FREQ=DAILY;COUNT=3']
    expect(staysOfEvent(...timed, 'EXDATE;TZID=America/Guatemala:20270102T150000')).toEqual([
      ...['2027-01-01 2027-01-02', '2027-01-03 2027-01-04'],
    ])
  })

  it('has added days, and moved ones', () => {
    expect(staysOfEvent(...weekly, 'RDATE;VALUE=DATE:20270301')).toContain('2027-03-01 2027-03-03')
    const moved = eventOf('RECURRENCE-ID;VALUE=DATE:20270108', 'DTSTART;VALUE=DATE:20270111')
    expect(staysOf(calendarOf(...eventOf(...weekly), ...moved))).toEqual([
      ...['2027-01-01 2027-01-03', '2027-01-11 2027-01-12', '2027-01-15 2027-01-17'],
    ])
  })

  it('ends with its rule, also where the end is written in UTC', () => {
    const rule = [
      'DTSTART;TZID=Asia/Tokyo:20270110T080000',
      'DTEND;TZID=Asia/Tokyo:20270111T070000',
    ]
    // 07:00 of the 11th in Tokyo is the 10th in Guatemala.
    expect(staysOfEvent(...rule, 'RRULE:FREQ=DAILY;UNTIL=20270111T230000Z')).toHaveLength(3)
  })

  it('without an end ends with the window', () => {
    const stays = staysOfEvent('DTSTART;VALUE=DATE:20200103', 'RRULE:FREQ=WEEKLY;BYDAY=FR')
    expect(stays[0]).toBe('2027-01-01 2027-01-02')
    expect(stays.at(-1)).toBe('2029-12-28 2029-12-29')
  })
})

describe('stays of a file', () => {
  it('have their nights alone: guests before what is closed, the earlier before the later', () => {
    const file = calendarOf(
      ...eventOf('DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270110', 'SUMMARY:Blocked'),
      ...eventOf('DTSTART;VALUE=DATE:20270103', 'DTEND;VALUE=DATE:20270105'),
      ...eventOf('DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270106'),
    )
    expect(staysOf(file)).toEqual([
      ...['2027-01-01 2027-01-03 closed', '2027-01-03 2027-01-05', '2027-01-05 2027-01-06'],
      '2027-01-06 2027-01-10 closed',
    ])
  })

  it('take each night of each event once, whatever the events are', () => {
    const event = fc.record({
      start: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const day = (number: number) => addDays('2027-01-01', number)
        const file = calendarOf(
          ...events.flatMap(({ start, length }) =>
            eventOf(
              `DTSTART;VALUE=DATE:${day(start).replaceAll('-', '')}`,
              `DTEND;VALUE=DATE:${day(start + length).replaceAll('-', '')}`,
            ),
          ),
        )
        const wanted = new Set(
          events.flatMap(({ start, length }) =>
            Array.from({ length }, (_, index) => day(start + index)),
          ),
        )
        const answer = readCalendar(file, window)
        if (answer.outcome === 'failed') throw new Error(answer.problem)
        const nights = answer.ranges.flatMap(({ startDate, endDate }) => {
          const all: string[] = []
          for (let night = startDate; night < endDate; night = addDays(night, 1)) all.push(night)
          return all
        })
        expect(nights).toEqual([...wanted].sort())
      }),
      propertyRuns(0.3),
    )
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
      expect(['read', 'failed']).toContain(readCalendar(lines.join('\r\n'), window).outcome)
    }),
    propertyRuns(),
  )
})
