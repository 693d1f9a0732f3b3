import { pageEntry, pageNames, type PageName } from './table'
import { translationsOf, type Translations } from './translations'

/** A page in the sitemap, listed once per language in which it exists. */
export type SitemapEntry = {
  page: PageName
  translations: Translations
  /** ISO date of the last change, if known. */
  changed?: string
}

/** Sitemap entries of the pages that always exist. Features add the others. */
export function pageEntries(): SitemapEntry[] {
  return pageNames
    .filter((name) => pageEntry(name).inSitemap)
    .map((page) => ({ page, translations: translationsOf({}) }))
}
