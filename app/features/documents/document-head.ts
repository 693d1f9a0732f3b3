import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import { pageTrail, trailData } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { documentAddress, documentPath } from './document-address'
import type { DocumentPageData } from './read-document-page.server'

/** The head of a document's page. While the page has no text, or could not be loaded, search engines leave it out. */
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
