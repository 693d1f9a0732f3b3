import { useLocation, useMatches } from '@remix-run/react'
import type { Locale } from '~content/locale'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { translationsOf, type Translations } from '~/routing/translations'

/** The paths of this page in every language; where a page has no translation, the home page stands in. */
export function useAlternatePaths(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const told = usePageTranslations()
  const page = findPage(pathname)
  const translations = told ?? (page && translationsOf(page.params))
  const path = (locale: Locale) => {
    const params = translations?.[locale]
    return page && params ? href(page.name, locale, params, search) : href('home', locale)
  }
  return { en: path('en'), es: path('es') }
}

/** What the page's loader says of its translations, where it does. */
function usePageTranslations(): Translations | null {
  for (const match of useMatches().reverse()) {
    const data: unknown = match.data
    if (typeof data === 'object' && data && 'translations' in data)
      return data.translations as Translations
  }
  return null
}
