import { landingPagesWithProducts } from '~content/landing-page-with-product'
import type { Locale } from '~content/locale'
import type { DescribedPicture } from '~content/picture'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { FormView, ProductView, VideoView } from '~/ui/blocks/block-views'
import { productView } from '../blocks/product-view'
import type { LandingParts } from '../landing-parts'
import { lastDayInWords } from '../last-day-in-words'
import { leadFlags } from '../lead-flags'
import { openLanding } from '../open-landing.server'
import type { PictureCuts } from '../page/picture-cuts'
import { shownProducts } from '../products/shown-products'
import { readEntries } from '../read-entries.server'
import { readLandingParts } from '../read-landing-parts.server'
import { videoViews } from '../video-views'

export type LandingProductData = LandingParts & {
  kind: 'products'
  /** The last day of the window in words. */
  until: string | null
  /** The same as a calendar day for search engines. */
  validUntil: string | null
  /** The page itself, where it is not made of blocks alone. */
  own: {
    variant: 'standard' | 'farm'
    html: string
    opening: PictureCuts
    products: ProductView[]
    form: FormView
    gallery: DescribedPicture[]
    videos: { title: string; videos: VideoView[] }
    overviewHtml: string
  } | null
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
  const isOwn = landing.blocks.length === 0
  const { parts, context } = await readLandingParts({
    locale,
    page: 'landingProduct',
    params: { slug },
    twins,
    search,
    source: { field: 'landing_pages_with_product', id: landing.documentId },
    landing: {
      ...landing,
      title: landing.titleOffer,
      products: landing.landing_page_products,
      hasOwnForm: isOwn,
      hasOwnTitle: isOwn,
    },
    text: landing.titleOfferDescription,
    picture: landing.image,
    seo: landing.seo,
    asksForPlace: isOwn && landing.showLocation,
  })
  const { endDate, videoGallery } = landing
  return {
    ...parts,
    kind: 'products',
    until: endDate && lastDayInWords(endDate, locale),
    validUntil: endDate && guatemalaToday(new Date(endDate)),
    own: isOwn
      ? {
          variant: landing.variant,
          html: renderMarkdown(landing.contentOffer).html,
          opening: {
            picture: landing.image,
            tablet: landing.imageTablet,
            mobile: landing.imageMobile,
            alt: landing.imageAlt,
          },
          products: shownProducts(landing.landing_page_products).map((product) =>
            productView(product, context),
          ),
          form: {
            title: landing.titleForm,
            text: '',
            btnName: landing.btnName,
            flags: leadFlags(landing),
            type: landing.type,
          },
          gallery: landing.gallery,
          videos: {
            title: videoGallery?.name ?? '',
            videos: videoViews(videoGallery),
          },
          overviewHtml: renderMarkdown(landing.overview).html,
        }
      : null,
  }
}
