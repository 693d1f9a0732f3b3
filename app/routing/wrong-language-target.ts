import { findWrongLanguagePage } from './find-page'
import { href } from './href'

/** The redirect target of a path with slugs of the other language, with its query; null if there is no such page. */
export function wrongLanguageTarget({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): string | null {
  const isData = pathname.endsWith('.data')
  const page = findWrongLanguagePage(isData ? pathname.slice(0, -'.data'.length) : pathname)
  if (!page) return null
  return href(page.name, page.locale, page.params, isData ? '' : search)
}
