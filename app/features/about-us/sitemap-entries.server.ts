import { aboutUs } from '~content/about-us'
import { readSingle, translationsOfSingle } from '~/platform/content/read-single.server'
import type { SitemapEntry } from '~/routing/sitemap-pages'

/** The page in the languages in which it is written. */
export async function aboutUsEntries(): Promise<SitemapEntry[]> {
  return [{ page: 'aboutUs', translations: translationsOfSingle(await readSingle(aboutUs)) }]
}
