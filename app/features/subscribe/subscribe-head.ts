import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { SubscribePageData } from './read-subscribe-page.server'

export function subscribeHead(
  { metaTitle: title, metaDescription: description }: SubscribePageData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  return frame ? pageHead({ title, description, page: 'subscribe' }, frame) : []
}
