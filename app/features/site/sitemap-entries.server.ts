import { listingEntries } from '~/features/listings/sitemap-entries.server'
import { pageEntries, type SitemapEntry } from '~/routing/sitemap-pages'

/** Every public page of the site, the most general first. */
export function sitemapEntries(): SitemapEntry[] {
  return [...pageEntries(), ...listingEntries()]
}
