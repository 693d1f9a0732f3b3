import { locales } from '~content/locale'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { documentAddress } from './document-address'
import { isComing } from './is-coming'
import { listDocuments } from './list-documents.server'

/** Every document that can be read, once, with its addresses in the languages in which it exists. */
export async function documentEntries(): Promise<SitemapEntry[]> {
  const found = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    const written = (await listDocuments(locale)).filter((one) => !isComing(one))
    for (const document of written) {
      const { page, params } = documentAddress(document)
      const translations = { ...found.get(document.documentId)?.translations, [locale]: params }
      const changed = document.updatedAt.slice(0, 10)
      found.set(document.documentId, { page, translations, changed })
    }
  }
  return [...found.values()]
}
