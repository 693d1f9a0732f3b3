import { landingPagesWithProducts } from '~content/landing-page-with-product'
import type { Locale } from '~content/locale'
import type { DescribedPicture } from '~content/picture'
import { textRenderer } from '~/features/editor-texts/text-renderer.server'
import type { VideoView } from '~/ui/blocks/block-views'
import type { LandingParts } from '../parts/landing-parts'
import { lastDay } from '../parts/last-day'
import type { OfferParts } from '../parts/offer-parts'
import { hasBlock } from '../parts/offer-parts-of.server'
import { openLanding } from '../entries/open-landing.server'
import { readEntries } from '../entries/read-entries.server'
import { readOfferParts } from '../parts/read-offer-parts.server'
import { videoViews } from '../blocks/video-views'

export type LandingProductData = LandingParts & {
  kind: 'products'
  /** The last day of the window for search engines. */
  validUntil: string | null
  own: OfferParts & {
    variant: 'standard' | 'farm'
    /** Like the main fields, null where a block of its kind stands in for it. */
    gallery: DescribedPicture[] | null
    videos: { title: string; videos: VideoView[] } | null
    overviewHtml: string
  }
}

type LandingRequest = { slug: string; locale: Locale; search: URLSearchParams }

/**
 * A landing with products (leads-and-content.md §2). Throws 404, 410, or a redirect to the address in the right
 * language.
 */
export async function readLandingProduct(request: LandingRequest): Promise<LandingProductData> {
  const { slug, locale, search } = request
  const { landing, translations } = openLanding({
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
    translations,
    picture: landing.image,
    endDate: landing.endDate,
    locale,
    search,
  })
  const renderText = await textRenderer(locale)
  const { variant, endDate, gallery, videoGallery, overview, blocks } = landing
  return {
    ...parts,
    kind: 'products',
    validUntil: endDate && lastDay(endDate),
    own: {
      ...own,
      variant,
      gallery: hasBlock(blocks, 'blocks.gallery') ? null : gallery,
      videos: hasBlock(blocks, 'blocks.video-gallery')
        ? null
        : { title: videoGallery?.name ?? '', videos: videoViews(videoGallery) },
      overviewHtml: renderText(overview).html,
    },
  }
}
