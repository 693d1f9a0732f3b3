import { useLocation, useMatches } from '@remix-run/react'
import type { Locale } from '~content/locale'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { twinsOf, type Twins } from '~/routing/twins'

/** The paths of this page in every language; where a page has no twin, the home page stands in. */
export function useAlternatePaths(): Record<Locale, string> {
  const { pathname, search } = useLocation()
  const told = useTwins()
  const page = findPage(pathname)
  const twins = told ?? (page && twinsOf(page.params))
  const path = (locale: Locale) => {
    const params = twins?.[locale]
    return page && params ? href(page.name, locale, params, search) : href('home', locale)
  }
  return { en: path('en'), es: path('es') }
}

/** What the page's loader says of its twins, where it does. */
function useTwins(): Twins | null {
  for (const match of useMatches().reverse()) {
    const data: unknown = match.data
    if (typeof data === 'object' && data && 'twins' in data) return data.twins as Twins
  }
  return null
}
