import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { pageTrail, trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { documentAddress, documentPath } from './document-address'
import type { DocumentPageData } from './read-document-page.server'

/** A page that is still coming, or could not be loaded, is nothing to be found yet. */
export function documentHead(
  data: DocumentPageData | undefined,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  if (!data) return [{ title: site.settings.brandName }, { name: 'robots', content: 'noindex' }]
  const { page: document, translations, isComing } = data
  const { title, name, text, image, seo } = document
  const path = documentPath(document, site.locale)
  return pageHead(
    {
      title: seo?.metaTitle ?? title,
      description: seo?.metaDescription ?? text,
      ...documentAddress(document),
      translations,
      picture: image,
      seo,
      noIndex: isComing,
      structuredData: [trailData(pageTrail(site, { name, path }), site.origin)],
    },
    site,
  )
}
