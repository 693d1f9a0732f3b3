import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import type { InquiryPageData } from './read-inquiry-page.server'

export function inquiryHead(
  { head }: InquiryPageData,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  return frame ? pageHead({ ...head, page: 'inquireNow', noIndex: true }, frame) : []
}
