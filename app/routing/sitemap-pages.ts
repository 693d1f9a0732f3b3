import { locales, type Locale } from '~content/locale'
import type { PageParams } from './href'
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

/**
 * One entry per document with its addresses in the languages in which it exists. Its addresses are one group of
 * alternates, so the latest change of a language counts for all.
 */
export async function translatedEntries<Entry extends { documentId: string; updatedAt: string }>(
  list: (locale: Locale) => readonly Entry[] | Promise<readonly Entry[]>,
  addressOf: (entry: Entry, locale: Locale) => { page: PageName; params: PageParams },
): Promise<SitemapEntry[]> {
  const found = new Map<string, Required<SitemapEntry>>()
  for (const locale of locales) {
    for (const entry of await list(locale)) {
      const { page, params } = addressOf(entry, locale)
      const known = found.get(entry.documentId)
      const day = entry.updatedAt.slice(0, 10)
      found.set(entry.documentId, {
        page,
        translations: { ...known?.translations, [locale]: params },
        changed: known && known.changed > day ? known.changed : day,
      })
    }
  }
  return [...found.values()]
}
