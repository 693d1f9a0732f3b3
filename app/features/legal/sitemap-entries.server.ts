import { legalTexts } from '~content/legal-text'
import { locales } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { legalAddress } from './legal-address'

/** Every text once, with its addresses in the languages in which it exists. */
export async function legalEntries(): Promise<SitemapEntry[]> {
  const found = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    for (const text of (await readContent(legalTexts, locale)) ?? []) {
      const { page, params } = legalAddress(text, locale)
      const translations = { ...found.get(text.documentId)?.translations, [locale]: params }
      found.set(text.documentId, { page, translations, changed: text.updatedAt.slice(0, 10) })
    }
  }
  return [...found.values()]
}
