import { legalTexts } from '~content/legal-text'
import { readContent } from '~/platform/content/read-content.server'
import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import { legalAddress } from './legal-address'

/** Every text. */
export function legalEntries(): Promise<SitemapEntry[]> {
  return translatedEntries(
    async (locale) => (await readContent(legalTexts, locale)) ?? [],
    (text, locale) => legalAddress(text, locale),
  )
}
