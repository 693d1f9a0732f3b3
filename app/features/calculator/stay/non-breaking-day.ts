import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'

const nonBreakingHyphen = '\u2011'

/** A day as `formatDay` writes it, with hyphens at which no line breaks. */
export function nonBreakingDay(day: string, locale: Locale): string {
  return formatDay(day, locale).replaceAll('-', nonBreakingHyphen)
}
