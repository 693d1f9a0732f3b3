import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { LegalPageData } from './read-legal-page.server'

export function legalHead(
  { page, params, translations, title, summary, seo }: LegalPageData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  return pageHead(
    {
      title: seo?.metaTitle ?? title,
      description: seo?.metaDescription ?? summary,
      page,
      params,
      translations,
    },
    frame,
  )
}
