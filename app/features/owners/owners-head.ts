import type { MetaDescriptor } from '@remix-run/node'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { pageHead } from '~/features/site/page-head'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'

type OwnersWords = { title: string; text: string; image: Picture | null; seo: Seo | null }

export function ownersHead(
  page: 'listWithUs' | 'referralPlan',
  { title, text, image, seo }: OwnersWords,
  frame: SiteFrameData | undefined,
): MetaDescriptor[] {
  if (!frame) return []
  return pageHead(
    {
      title: seo?.metaTitle ?? title,
      description: seo?.metaDescription ?? text,
      page,
      picture: image,
    },
    frame,
  )
}
