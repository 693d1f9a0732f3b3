import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { LegalPageData } from './read-legal-page.server'

export function legalHead(
  { page, params, translations, title, summary, seo }: LegalPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  return pageHead(
    {
      title: seo?.metaTitle ?? title,
      description: seo?.metaDescription ?? summary,
      page,
      params,
      translations,
      seo,
    },
    site,
  )
}
