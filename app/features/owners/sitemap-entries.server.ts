import { listWithUs } from '~content/list-with-us'
import { referralPlan } from '~content/referral-plan'
import { readSingle, translationsOfSingle } from '~/platform/content/read-single.server'
import type { SitemapEntry } from '~/routing/sitemap-pages'

/** Both pages in the languages in which they are written. */
export async function ownersEntries(): Promise<SitemapEntry[]> {
  const [listing, referring] = await Promise.all([readSingle(listWithUs), readSingle(referralPlan)])
  return [
    { page: 'listWithUs', translations: translationsOfSingle(listing) },
    { page: 'referralPlan', translations: translationsOfSingle(referring) },
  ]
}
