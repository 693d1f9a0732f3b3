import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import { readPosts } from './posts/read-posts.server'

/** Every post that may be read today. */
export function blogEntries(): Promise<SitemapEntry[]> {
  return translatedEntries(readPosts, ({ slug }) => ({ page: 'blogPost', params: { slug } }))
}
