import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { singleTrail, trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { AboutUsData } from './read-about-us.server'

export function aboutUsHead(
  { name, page, translations }: AboutUsData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  return pageHead(
    {
      title: page.seo?.metaTitle ?? page.title,
      description: page.seo?.metaDescription ?? site.settings.defaultMetaDescription,
      page: 'aboutUs',
      translations,
      picture: page.image,
      seo: page.seo,
      structuredData: [trailData(singleTrail(site, name, 'aboutUs'), site.origin)],
    },
    site,
  )
}
