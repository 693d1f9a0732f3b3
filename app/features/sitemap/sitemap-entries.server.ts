import { aboutUsEntries } from '~/features/about-us/sitemap-entries.server'
import { blogEntries } from '~/features/blog/sitemap-entries.server'
import { careerEntries } from '~/features/careers/sitemap-entries.server'
import { documentEntries } from '~/features/documents/sitemap-entries.server'
import { landingEntries } from '~/features/landings/sitemap-entries.server'
import { legalEntries } from '~/features/legal/sitemap-entries.server'
import { listingEntries } from '~/features/listings/seo/sitemap-entries.server'
import { newsletterEntries } from '~/features/newsletter/sitemap-entries.server'
import { ownersEntries } from '~/features/owners/sitemap-entries.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { pageEntries, type SitemapEntry } from '~/routing/sitemap-pages'

/** Every public page of the site, the most general first. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  return [
    ...pageEntries(),
    ...(await fallbackTo(aboutUsEntries(), [])),
    ...(await fallbackTo(ownersEntries(), [])),
    ...(await fallbackTo(landingEntries(), [])),
    ...(await fallbackTo(documentEntries(), [])),
    ...(await listingEntries()),
    ...(await fallbackTo(blogEntries(), [])),
    ...(await fallbackTo(newsletterEntries(), [])),
    ...(await fallbackTo(legalEntries(), [])),
    ...(await fallbackTo(careerEntries(), [])),
  ]
}
