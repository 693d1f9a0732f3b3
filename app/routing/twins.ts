import { locales, type Locale } from '~content/locale'
import type { PageParams } from './href'

/** A page's parameters in every language in which it exists. */
export type Twins = Partial<Record<Locale, PageParams>>

/** Twins whose parameters are the same in all their languages, or that have none. */
export function twinsOf(params: PageParams, existsIn: readonly Locale[] = locales): Twins {
  return Object.fromEntries(existsIn.map((locale) => [locale, params]))
}
