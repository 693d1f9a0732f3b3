import { isCalendarDay } from '~/platform/time/guatemala-day'
import type { QueryProblem, QueryReader } from './query-reader'

type StayDates = { checkIn: string | null; checkOut: string | null }

const noDates: StayDates = { checkIn: null, checkOut: null }

/** Both days of a stay that can still begin, from the earliest check-in on, or neither (browsing.md §4, §5). */
export function readStayDates(
  reader: QueryReader,
  earliest: string,
  report: (problem: QueryProblem) => void,
): StayDates {
  const checkIn = readDay('checkIn')
  const checkOut = readDay('checkOut')
  if (checkIn === null && checkOut === null) return noDates
  if (checkIn === null || checkOut === null) {
    const parameter = checkIn === null ? 'checkIn' : 'checkOut'
    if (reader.text(parameter) === null) report({ parameter, code: 'missingDay' })
    return noDates
  }
  if (checkIn < earliest) {
    report({ parameter: 'checkIn', code: 'pastDay' })
    return noDates
  }
  if (checkOut <= checkIn) {
    report({ parameter: 'checkOut', code: 'dayOrder' })
    return noDates
  }
  return { checkIn, checkOut }

  function readDay(parameter: string): string | null {
    const value = reader.text(parameter)
    if (value === null || isCalendarDay(value)) return value
    report({ parameter, code: 'notADay' })
    return null
  }
}
