import type { MetaDescriptor } from '@remix-run/node'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { pageHead } from '~/features/site/head/page-head'
import { singleTrail, trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { Translations } from '~/routing/translations'

type OwnersData = {
  name: string
  translations: Translations
  page: { title: string; text: string; image: Picture | null; seo: Seo | null }
}

export function ownersHead(
  page: 'listWithUs' | 'referralPlan',
  { name, translations, page: { title, text, image, seo } }: OwnersData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  return pageHead(
    {
      title: seo?.metaTitle ?? title,
      description: seo?.metaDescription ?? text,
      page,
      translations,
      picture: image,
      seo,
      structuredData: [trailData(singleTrail(site, name, page), site.origin)],
    },
    site,
  )
}
