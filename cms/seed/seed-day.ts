import { days } from '../../content-types/duration'
import type { SeasonSeed, SeedDay } from './content/types'

/** The calendar day of a seed day: a fixed one stays, a number counts from `today`. */
export function calendarDay(day: SeedDay, today: string): string {
  if (typeof day === 'string') return day
  return new Date(Date.parse(today) + days(day)).toISOString().slice(0, 10)
}

/** The instant with which a seed day begins in Guatemala, which keeps UTC−6 all year since 2006. */
export function startOfDay(day: SeedDay, today: string): string {
  return new Date(`${calendarDay(day, today)}T00:00:00-06:00`).toISOString()
}

/** The instant with which a seed day is over there. */
export function endOfDay(day: SeedDay, today: string): string {
  return new Date(Date.parse(startOfDay(day, today)) + days(1)).toISOString()
}

/** The next two ranges of a season that are not over on `today`. */
export function upcomingRanges({ ranges }: SeasonSeed, today: string): SeasonSeed['ranges'] {
  return ranges.filter(({ endDate }) => endDate >= today).slice(0, 2)
}
