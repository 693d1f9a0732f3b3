import { useLocation, useMatches } from '@remix-run/react'
import { locales, type Locale } from '~content/locale'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'

/** The paths of this page in every language; where a page has no twin, the home page stands in. */
export function useAlternatePaths(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const twins = useTwins()
  const page = findPage(pathname)
  const path = (locale: Locale) => {
    if (!page || (twins && !twins.includes(locale))) return href('home', locale)
    return href(page.name, locale, page.params, search)
  }
  return { en: path('en'), es: path('es') }
}

/** Languages in which the page exists, where its loader says so. */
function useTwins(): readonly string[] | null {
  for (const match of useMatches().reverse()) {
    const data: unknown = match.data
    if (typeof data === 'object' && data && 'existsIn' in data && Array.isArray(data.existsIn)) {
      const { existsIn } = data
      return locales.filter((locale) => existsIn.includes(locale))
    }
  }
  return null
}
