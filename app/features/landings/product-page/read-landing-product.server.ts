import { landingPagesWithProducts } from '~content/landing-page-with-product'
import type { Locale } from '~content/locale'
import type { DescribedPicture } from '~content/picture'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { VideoView } from '~/ui/blocks/block-views'
import type { LandingParts } from '../landing-parts'
import { lastDayInWords } from '../last-day-in-words'
import type { OfferParts } from '../offer-parts'
import { openLanding } from '../open-landing.server'
import { readEntries } from '../read-entries.server'
import { readOfferParts } from '../read-offer-parts.server'
import { videoViews } from '../video-views'

export type LandingProductData = LandingParts & {
  kind: 'products'
  /** The last day of the window in words. */
  until: string | null
  /** The same as a calendar day for search engines. */
  validUntil: string | null
  /** The page itself, where it is not made of blocks alone. */
  own:
    | (OfferParts & {
        variant: 'standard' | 'farm'
        gallery: DescribedPicture[]
        videos: { title: string; videos: VideoView[] }
        overviewHtml: string
      })
    | null
}

type LandingRequest = { slug: string; locale: Locale; search: URLSearchParams }

/** A landing with products (leads-and-content.md §2). Throws 404, 410 or the way to its localized address. */
export async function readLandingProduct(request: LandingRequest): Promise<LandingProductData> {
  const { slug, locale, search } = request
  const { landing, twins } = openLanding({
    page: 'landingProduct',
    entries: await readEntries(landingPagesWithProducts),
    windowOf: ({ startDate, endDate }) => ({ startDate, endDate }),
    slug,
    locale,
    search: search.toString(),
  })
  const { parts, own } = await readOfferParts({
    landing,
    page: 'landingProduct',
    sourceField: 'landing_pages_with_product',
    twins,
    picture: landing.image,
    locale,
    search,
  })
  const { variant, endDate, gallery, videoGallery, overview } = landing
  return {
    ...parts,
    kind: 'products',
    until: endDate && lastDayInWords(endDate, locale),
    validUntil: endDate && guatemalaToday(new Date(endDate)),
    own: own && {
      ...own,
      variant,
      gallery,
      videos: { title: videoGallery?.name ?? '', videos: videoViews(videoGallery) },
      overviewHtml: renderMarkdown(overview).html,
    },
  }
}
