import type { Locale } from '~content/locale'
import { localePrefix } from './locale-of-path'

/** The path of the shared 404 page of a language. */
export function notFoundPath(locale: Locale): string {
  return `${localePrefix[locale]}/404`
}
