import { readCalendar } from '~/features/calendar-feeds/parse/read-calendar'

/** The days whose stays are read. */
export const daysRead = { from: '2027-01-01', to: '2029-12-31' }

export const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
export const eventOf = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']

/** The stays of a file as `arrival departure`, with a mark at what is merely closed. */
export function staysOf(file: string): string[] {
  const answer = readCalendar(file, daysRead)
  if (answer.outcome === 'failed') return [answer.problem]
  return answer.ranges.map(
    ({ startDate, endDate, closed }) => `${startDate} ${endDate}${closed ? ' closed' : ''}`,
  )
}
export const staysOfEvent = (...lines: string[]) => staysOf(calendarOf(...eventOf(...lines)))
