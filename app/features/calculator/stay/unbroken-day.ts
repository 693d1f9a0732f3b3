import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'

const hyphenThatHolds = '\u2011'

/** A day as the site writes it, which stays on one line within a sentence. */
export function unbrokenDay(day: string, locale: Locale): string {
  return formatDay(day, locale).replaceAll('-', hyphenThatHolds)
}
