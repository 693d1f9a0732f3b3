import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { InquiryPageData } from './read-inquiry-page.server'

export function inquiryHead(
  { words }: InquiryPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { metaTitle: title, metaDescription: description } = words
  return pageHead({ title, description, page: 'inquireNow', noIndex: true }, site)
}
