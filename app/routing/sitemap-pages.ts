import { locales, type Locale } from '~content/locale'
import { isBuilt, type PageParams } from './href'
import { pageEntry, pageNames, type PageName } from './table'

/** A page as the sitemap lists it, once for every language in which it exists. */
export type SitemapEntry = {
  page: PageName
  params: PageParams
  existsIn: readonly Locale[]
  /** ISO date of the last change, where it is known. */
  changed?: string
}

/** The pages without parameters; those with parameters come from the features that know their values. */
export function pageEntries(): SitemapEntry[] {
  return pageNames
    .filter((name) => pageEntry(name).inSitemap && isBuilt(name))
    .map((page) => ({ page, params: {}, existsIn: locales }))
}
