import type { Locale } from '~content/locale'
import { kilobytes, megabytes } from '~/platform/units/size'

/** A size in whole kB or in MB with one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabytes(1)
  const amount = isLarge ? bytes / megabytes(1) : Math.max(1, bytes / kilobytes(1))
  const format = new Intl.NumberFormat(locale === 'es' ? 'es-GT' : 'en', {
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${format.format(amount)} ${isLarge ? 'MB' : 'kB'}`
}
