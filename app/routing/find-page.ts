import { locales, type Locale } from '~content/locale'
import { localeOfPath, localePrefix } from './locale-of-path'
import { pageEntry, pageNames, type PageName } from './table'
import type { PageParams } from './href'

export { localeOfPath }

export type FoundPage = { name: PageName; locale: Locale; params: PageParams }

type Pattern = { name: PageName; locale: Locale; segments: string[] }

const patterns: Pattern[] = pageNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, segments: split(pageEntry(name).paths[locale]) })),
)

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function match(pattern: string[], segments: string[]): PageParams | null {
  if (pattern.length !== segments.length) return null
  const params: PageParams = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

function pathSegments(pathname: string, locale: Locale): string[] | null {
  const own = pathname.slice(localePrefix[locale].length)
  const segments: string[] = []
  for (const segment of split(own)) {
    const decoded = decode(segment)
    if (decoded === null) return null
    segments.push(decoded)
  }
  return segments
}

/** The page at a path, in the language of its prefix; null if the table has none. */
export function findPage(pathname: string): FoundPage | null {
  const locale = localeOfPath(pathname)
  return findBySlugs(pathname, locale, locale)
}

/**
 * Whether a path is a page of the staff area, whose links and forms all lead to a new document under its own policy.
 */
export function isStaffPage(pathname: string): boolean {
  const page = findPage(pathname)
  return page !== null && pageEntry(page.name).layout === 'staff'
}

/**
 * The page of a path with slugs of the other language (decisions.md, "Two languages"). A prefix determines the language
 * (`/es/vacation-rentals` is Spanish); without one the slugs do (`/casas-vacacionales` is Spanish too).
 */
export function findWrongLanguagePage(pathname: string): FoundPage | null {
  const locale = localeOfPath(pathname)
  const other = locale === 'en' ? 'es' : 'en'
  const found = findBySlugs(pathname, locale, other)
  return found && { ...found, locale: 'es' }
}

function findBySlugs(pathname: string, prefix: Locale, slugs: Locale): FoundPage | null {
  const segments = pathSegments(pathname, prefix)
  if (!segments) return null
  for (const pattern of patterns) {
    if (pattern.locale !== slugs) continue
    const params = match(pattern.segments, segments)
    if (params) return { name: pattern.name, locale: slugs, params }
  }
  return null
}
