import type { Locale } from '~content/locale'
import { timeZone } from '~content/time-zone'
import { formatDay } from './format-day'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/**
 * A moment in UTC to the second, the same in every language: `2026-11-21 20:05:09`. For evidence, which is compared.
 */
export function formatUtc(iso: string): string {
  return new Date(iso).toISOString().replace('T', ' ').slice(0, 19)
}

/** A moment as a clock in Guatemala shows it: `21-Nov-2026 14:05`. */
export function formatMoment(iso: string, locale: Locale): string {
  const [day = '', time = ''] = clock.format(new Date(iso)).split(', ')
  return `${formatDay(day, locale)} ${time}`
}
