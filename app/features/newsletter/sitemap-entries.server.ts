import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import { readIssues } from './read-issues.server'

/** Every letter that may be read today. */
export function newsletterEntries(): Promise<SitemapEntry[]> {
  return translatedEntries(readIssues, ({ slug }) => ({
    page: 'newsletterIssue',
    params: { slug },
  }))
}
