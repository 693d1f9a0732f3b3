import type { MetaDescriptor } from '@remix-run/node'
import { breadcrumbData } from '~/features/site/head/structured-data'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import { pictureAddress } from '~/platform/pictures/picture-address'
import type { ProductView } from '~/ui/blocks/block-views'
import type { LandingParts } from '../parts/landing-parts'
import { landingTrail } from './landing-trail'
import { offerListData } from './offer-list-data'
import { questionsData } from './questions-data'

const structuredPictureWidth = 1280

type LandingHead = {
  parts: LandingParts
  /** Products that the page shows outside of its blocks. */
  products?: readonly ProductView[]
  /** The last calendar day of the offers. */
  validUntil?: string | null
}

/** Head of a landing with what search engines may show of it. */
export function landingHead(
  { parts, products = [], validUntil = null }: LandingHead,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { page, params, translations, meta, blocks } = parts
  const absolute = (path: string) => new URL(path, site.origin).href
  const shown = [
    ...products,
    ...blocks.flatMap((block) => (block.uid === 'blocks.product-list' ? block.view.products : [])),
  ]
  const questions = blocks.flatMap((block) =>
    block.uid === 'blocks.faq' ? block.view.questions : [],
  )
  const imageOf = ({ picture }: ProductView) =>
    picture && absolute(pictureAddress(picture, structuredPictureWidth, 'jpg'))
  return pageHead(
    {
      title: meta.title,
      description: meta.description,
      page,
      params,
      translations,
      seo: meta.seo,
      drawn: meta.drawn,
      structuredData: [
        breadcrumbData(
          landingTrail(parts, site).map(({ name, path }) => ({ name, url: absolute(path) })),
        ),
        ...(shown.length > 0 ? [offerListData(shown, { imageOf, absolute, validUntil })] : []),
        ...(questions.length > 0 ? [questionsData(questions)] : []),
      ],
    },
    site,
  )
}
