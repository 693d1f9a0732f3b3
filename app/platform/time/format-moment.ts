import type { Locale } from '~content/locale'
import { formatDay } from './format-day'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Guatemala',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** A moment as a clock in Guatemala shows it: `21-Nov-2026 14:05`. */
export function formatMoment(iso: string, locale: Locale): string {
  const [day = '', time = ''] = clock.format(new Date(iso)).split(', ')
  return `${formatDay(day, locale)} ${time}`
}
