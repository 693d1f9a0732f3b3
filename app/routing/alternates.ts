import { locales, type Locale } from '~content/locale'
import { href, type PageParams } from './href'
import type { PageName } from './table'

export type Alternate = { hrefLang: Locale | 'x-default'; path: string }

/**
 * The same page in every language in which it exists, `x-default` being the English one where
 * there is one. The order is fixed, so that twins list exactly the same alternates.
 */
export function alternates(
  name: PageName,
  params: PageParams,
  existsIn: readonly Locale[] = locales,
  search = '',
): Alternate[] {
  const languages = locales.filter((locale) => existsIn.includes(locale))
  const found: Alternate[] = languages.map((locale) => ({
    hrefLang: locale,
    path: href(name, locale, params, search),
  }))
  const fallback = found[0]
  if (fallback) found.push({ hrefLang: 'x-default', path: fallback.path })
  return found
}
