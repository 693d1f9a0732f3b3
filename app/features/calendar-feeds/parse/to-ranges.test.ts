import { describe, expect, it } from 'vitest'
import { addDays } from '~/platform/time/guatemala-day'
import { fc, propertyRuns } from '~/testing/fast-check'
import { calendarOf, eventOf, staysOf, daysRead } from '~/testing/calendar-file'
import { readCalendar } from './read-calendar'

describe('stays of a file', () => {
  it('have their nights alone: guests before what is closed, the earlier before the later', () => {
    const file = calendarOf(
      ...eventOf('DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270110', 'SUMMARY:Blocked'),
      ...eventOf('DTSTART;VALUE=DATE:20270103', 'DTEND;VALUE=DATE:20270105'),
      ...eventOf('DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270106'),
    )
    expect(staysOf(file)).toEqual([
      '2027-01-01 2027-01-03 closed',
      '2027-01-03 2027-01-05',
      '2027-01-05 2027-01-06',
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
        const answer = readCalendar(file, daysRead)
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
