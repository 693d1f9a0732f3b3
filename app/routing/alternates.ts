import { locales, type Locale } from '~content/locale'
import { href } from './href'
import type { PageName } from './table'
import type { Translations } from './translations'

export type Alternate = { hrefLang: Locale | 'x-default'; path: string }

/**
 * The paths of a page in every language in which it exists. `x-default` is the English one if there is one. The order
 * is fixed, so that all translations list the same alternates.
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
