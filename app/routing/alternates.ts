import { locales, type Locale } from '~content/locale'
import { href } from './href'
import type { PageName } from './table'
import type { Translations } from './translations'

export type Alternate = { hrefLang: Locale | 'x-default'; path: string }

/**
 * The same page in every language in which it exists, `x-default` being the English one where
 * there is one. The order is fixed, so that translations list exactly the same alternates.
 */
export function alternates(name: PageName, translations: Translations): Alternate[] {
  const found: Alternate[] = locales.flatMap((locale) => {
    const params = translations[locale]
    return params ? [{ hrefLang: locale, path: href(name, locale, params) }] : []
  })
  const fallback = found[0]
  if (fallback) found.push({ hrefLang: 'x-default', path: fallback.path })
  return found
}
