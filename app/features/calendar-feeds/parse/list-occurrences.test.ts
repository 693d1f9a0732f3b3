import { describe, expect, it } from 'vitest'
import { calendarOf, eventOf, staysOf, staysOfEvent } from '~/testing/calendar-file'

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
      'from 18:00 to 18:00 in Guatemala begins in that night',
      [
        'DTSTART;TZID=America/Guatemala:20270104T180000',
        'DTEND;TZID=America/Guatemala:20270106T180000',
      ],
      '2027-01-04 2027-01-06',
    ],
    [
      'from 18:00 to 18:00 without a zone begins in that night',
      ['DTSTART:20270104T180000', 'DTEND:20270106T180000'],
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
      'BEGIN:VTIMEZONE',
      'TZID:Custom',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
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
      '2027-01-01 2027-01-03',
      '2027-01-08 2027-01-10',
      '2027-01-15 2027-01-17',
    ])
  })

  it('leaves out what is excepted, whole days and times', () => {
    expect(staysOfEvent(...weekly, 'EXDATE;VALUE=DATE:20270108')).toHaveLength(2)
    const timed = ['DTSTART:20270101T210000Z', 'DTEND:20270102T170000Z', 'RRULE:FREQ=DAILY;COUNT=3']
    const left = ['2027-01-01 2027-01-02', '2027-01-03 2027-01-04']
    expect(staysOfEvent(...timed, 'EXDATE;TZID=America/Guatemala:20270102T150000')).toEqual(left)
    expect(staysOfEvent(...timed, 'EXDATE;VALUE=DATE:20270102')).toEqual(left)
    const late = [
      'DTSTART;TZID=America/Guatemala:20270101T210000',
      'DURATION:PT12H',
      timed[2] ?? '',
    ]
    expect(staysOfEvent(...late, 'EXDATE;VALUE=DATE:20270102')).toEqual(left)
  })

  it('has added days, and moved ones', () => {
    expect(staysOfEvent(...weekly, 'RDATE;VALUE=DATE:20270301')).toContain('2027-03-01 2027-03-03')
    const moved = eventOf('RECURRENCE-ID;VALUE=DATE:20270108', 'DTSTART;VALUE=DATE:20270111')
    expect(staysOf(calendarOf(...eventOf(...weekly), ...moved))).toEqual([
      '2027-01-01 2027-01-03',
      '2027-01-11 2027-01-12',
      '2027-01-15 2027-01-17',
    ])
  })

  it('is not replaced by an event of another id, nor by one of no id', () => {
    const nameless = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
    const booking = nameless('DTSTART;VALUE=DATE:20270108')
    const moved = ['RECURRENCE-ID;VALUE=DATE:20270108', 'DTSTART;VALUE=DATE:20270111']
    const both = ['2027-01-08 2027-01-09', '2027-01-11 2027-01-12']
    expect(staysOf(calendarOf(...booking, ...eventOf(...moved)))).toEqual(both)
    expect(staysOf(calendarOf(...booking, ...nameless(...moved)))).toEqual(both)
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
