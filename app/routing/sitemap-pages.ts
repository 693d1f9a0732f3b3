import { pageEntry, pageNames, type PageName } from './table'
import { translationsOf, type Translations } from './translations'

/** A page as the sitemap lists it, once for every language in which it exists. */
export type SitemapEntry = {
  page: PageName
  translations: Translations
  /** ISO date of the last change, where it is known. */
  changed?: string
}

/** The pages without parameters; those with parameters come from the features that know their values. */
export function pageEntries(): SitemapEntry[] {
  return pageNames
    .filter((name) => pageEntry(name).inSitemap)
    .map((page) => ({ page, translations: translationsOf({}) }))
}
