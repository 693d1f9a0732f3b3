import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import { documentAddress } from './document-address'
import { isComing } from './is-coming'
import { listDocuments } from './list-documents.server'

/** Every document that can be read. */
export function documentEntries(): Promise<SitemapEntry[]> {
  return translatedEntries(
    async (locale) => (await listDocuments(locale)).filter((one) => !isComing(one)),
    (document) => documentAddress(document),
  )
}
