import type { Locale } from '~content/locale'
import { localePrefix } from './table'

/** The address under which the one page is made that stands for all that are missing in a language. */
export function notFoundPath(locale: Locale): string {
  return `${localePrefix[locale]}/404`
}
