import { locales } from '~content/locale'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { readIssues } from './read-issues.server'

/** Every letter that may be read today, once, with its addresses in the languages in which it exists. */
export async function newsletterEntries(): Promise<SitemapEntry[]> {
  const found = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    for (const { documentId, slug, updatedAt } of await readIssues(locale)) {
      const translations = { ...found.get(documentId)?.translations, [locale]: { slug } }
      const changed = updatedAt.slice(0, 10)
      found.set(documentId, { page: 'newsletterIssue', translations, changed })
    }
  }
  return [...found.values()]
}
