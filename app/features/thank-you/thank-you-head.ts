import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { ThankYouData } from './read-thank-you.server'

export function thankYouHead(
  { slug, title }: ThankYouData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  const description = frame.settings.defaultMetaDescription
  return pageHead(
    { title, description, page: 'confirmation', params: { slug }, noIndex: true },
    frame,
  )
}
