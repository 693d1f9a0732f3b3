import { locales } from '~content/locale'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { readPosts } from './posts/read-posts.server'

/** Every post that may be read today, once, with its addresses in the languages in which it exists. */
export async function blogEntries(): Promise<SitemapEntry[]> {
  const found = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    for (const { documentId, slug, updatedAt } of await readPosts(locale)) {
      const translations = { ...found.get(documentId)?.translations, [locale]: { slug } }
      found.set(documentId, { page: 'blogPost', translations, changed: updatedAt.slice(0, 10) })
    }
  }
  return [...found.values()]
}
