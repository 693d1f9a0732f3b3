import { findMisspeltPage } from './find-page'
import { href } from './href'

/** Where a path with the other language's slugs belongs, query kept; null where it is nobody's. */
export function misspeltTarget({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): string | null {
  const isData = pathname.endsWith('.data')
  const page = findMisspeltPage(isData ? pathname.slice(0, -'.data'.length) : pathname)
  if (!page) return null
  return href(page.name, page.locale, page.params, isData ? '' : search)
}
