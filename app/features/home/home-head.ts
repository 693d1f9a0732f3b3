import type { MetaDescriptor } from '@remix-run/node'
import { organizationData } from '~/features/site/head/structured-data'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'
import type { HomePageData } from './read-home-page.server'

export function homeHead(data: HomePageData, site: SiteData | undefined): MetaDescriptor[] {
  if (!site) return []
  const { settings, locale, origin } = site
  return pageHead(
    {
      title: data.home.seo?.metaTitle ?? `${settings.brandName}: ${settings.tagline}`,
      description: data.home.seo?.metaDescription ?? settings.defaultMetaDescription,
      page: 'home',
      seo: data.home.seo,
      picture: settings.sharePicture ?? data.home.heroPicture?.picture ?? null,
      structuredData: [
        organizationData({
          name: settings.brandName,
          url: new URL(href('home', locale), origin).href,
          email: settings.email,
          telephone: settings.phone,
          sameAs: settings.socialLinks.map((link) => link.url),
        }),
      ],
    },
    site,
  )
}
