import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { kilobytes, megabytes } from '~/platform/units/size'

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

/** A size in whole kB or in MB with one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabytes(1)
  const amount = isLarge ? bytes / megabytes(1) : Math.max(1, bytes / kilobytes(1))
  const format = new Intl.NumberFormat(locale === 'es' ? 'es-GT' : 'en', {
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${format.format(amount)} ${isLarge ? 'MB' : 'kB'}`
}
