import type { Locale } from './locale'

/** From this hour on in Guatemala a stay can begin tomorrow at the earliest (browsing.md §9). */
export const cutOffHour = 16

/** The hour as texts say it: `4 p.m.`, in Spanish `4 p. m.`. */
export const cutOffText: Record<Locale, string> = {
  en: onHalfClock(cutOffHour, 'a.m.', 'p.m.'),
  es: onHalfClock(cutOffHour, 'a. m.', 'p. m.'),
}

function onHalfClock(hour: number, morning: string, afternoon: string): string {
  return `${hour % 12 || 12} ${hour < 12 ? morning : afternoon}`
}
