import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { singleTrail, trailData } from '~/features/site/head/page-trail'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { AboutUsData } from './read-about-us.server'

export function aboutUsHead(
  { name, page }: AboutUsData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  return pageHead(
    {
      title: page.seo?.metaTitle ?? page.title,
      description: page.seo?.metaDescription ?? frame.settings.defaultMetaDescription,
      page: 'aboutUs',
      picture: page.image,
      structuredData: [trailData(singleTrail(frame, name, 'aboutUs'), frame.origin)],
    },
    frame,
  )
}
