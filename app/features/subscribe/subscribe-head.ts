import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { SubscribePageData } from './read-subscribe-page.server'

export function subscribeHead(
  { metaTitle: title, metaDescription: description }: SubscribePageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  return site ? pageHead({ title, description, page: 'subscribe' }, site) : []
}
