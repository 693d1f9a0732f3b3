import { addDays, dayNumber, dayOfNumber, weekdayOf } from '~/platform/time/guatemala-day'
import { days } from '~/platform/units/duration'
import type { StayDates } from './understanding'

const friday = 5
const saturday = 6

/** From Friday, or from today where it has begun, until Sunday; on a Sunday that of the next week. */
export function thisWeekend(today: string): StayDates {
  const weekday = weekdayOf(dayNumber(today))
  const untilFriday = weekday === saturday ? 0 : (friday - weekday + 7) % 7
  const checkIn = addDays(today, untilFriday)
  return { checkIn, checkOut: addDays(checkIn, weekday === saturday ? 1 : 2) }
}

/** The weekend after this one. */
export function nextWeekend(today: string): StayDates {
  const sunday = thisWeekend(today).checkOut
  return { checkIn: addDays(sunday, 5), checkOut: addDays(sunday, 7) }
}

/** From Palm Sunday to Easter Sunday of the first year in which it still lies ahead. */
export function holyWeek(earliest: string): StayDates {
  const year = Number(earliest.slice(0, 4))
  const easter = [easterSunday(year), easterSunday(year + 1)].find(
    (day) => addDays(day, -7) >= earliest,
  )
  const checkOut = easter ?? easterSunday(year + 2)
  return { checkIn: addDays(checkOut, -7), checkOut }
}

/** From 23 to 26 December, and from 30 December to 2 January. */
export function christmas(earliest: string): StayDates {
  return ahead(earliest, '12-23', 3)
}

export function newYear(earliest: string): StayDates {
  return ahead(earliest, '12-30', 3)
}

function ahead(earliest: string, monthAndDay: string, nights: number): StayDates {
  const year = Number(earliest.slice(0, 4))
  const first = `${year}-${monthAndDay}`
  const checkIn = first >= earliest ? first : `${year + 1}-${monthAndDay}`
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** The Gregorian Easter by Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayOfNumber(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / days(1))
}
