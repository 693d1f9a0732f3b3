import { locales, type Locale } from '~content/locale'
import type { PageParams } from './href'

/** A page's parameters in every language in which it exists. */
export type Translations = Partial<Record<Locale, PageParams>>

/** Translations with the same parameters in all languages in which the page exists. */
export function translationsOf(
  params: PageParams,
  existsIn: readonly Locale[] = locales,
): Translations {
  return Object.fromEntries(existsIn.map((locale) => [locale, params]))
}
