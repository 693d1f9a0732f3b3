import type { Locale } from '~content/locale'
import { localePrefix } from './locale-of-path'
import { pageEntry, type PageName } from './table'

export type PageParams = Record<string, string>

/**
 * The path of a page in a language, with its parameters filled in and an optional query.
 * Throws if a parameter is missing, which is a bug.
 */
export function href(
  name: PageName,
  locale: Locale,
  params: PageParams = {},
  search: string | URLSearchParams = '',
): string {
  const path = pageEntry(name).paths[locale].replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (!value) throw new Error(`The page ${name} needs the parameter ${key}`)
    return encodeURIComponent(value)
  })
  const pathname = `${localePrefix[locale]}${path ? `/${path}` : ''}` || '/'
  const query = search.toString().replace(/^\?/, '')
  return query ? `${pathname}?${query}` : pathname
}
