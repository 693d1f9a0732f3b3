import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { findPage } from './find-page'
import { pageEntry } from './table'

export type SectionRequest = { section: SectionKey; locale: Locale; search: URLSearchParams }

/** The section, language and query that a request for a list or a rental names. Throws for any other page. */
export function getSectionRequest(request: Request): SectionRequest {
  const { pathname, searchParams } = new URL(request.url)
  const page = findPage(pathname.replace(/\.data$/, ''))
  const section = page && pageEntry(page.name).section
  if (!section) throw new Error(`${pathname} belongs to no listing section`)
  return { section, locale: page.locale, search: searchParams }
}
