import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { InquiryPageData } from './read-inquiry-page.server'

export function inquiryHead(
  { words }: InquiryPageData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  const { metaTitle: title, metaDescription: description } = words
  return pageHead({ title, description, page: 'inquireNow', noIndex: true }, frame)
}
