import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { ThankYouData } from './read-thank-you.server'

export function thankYouHead(
  { slug, title }: ThankYouData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const description = site.settings.defaultMetaDescription
  return pageHead(
    { title, description, page: 'confirmation', params: { slug }, noIndex: true },
    site,
  )
}
