import { landingPages } from '~content/landing-page'
import type { Locale } from '~content/locale'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { FormView, ProductView } from '~/ui/blocks/block-views'
import type { PictureCuts } from '../page/picture-cuts'
import type { LandingParts } from '../landing-parts'
import { lastDayInWords } from '../last-day-in-words'
import { leadFlags } from '../lead-flags'
import { openLanding } from '../open-landing.server'
import { productView } from '../blocks/product-view'
import { shownProducts } from '../products/shown-products'
import { readEntries } from '../read-entries.server'
import { readLandingParts } from '../read-landing-parts.server'

export type LandingPageData = LandingParts & {
  kind: 'offer'
  /** The last day of the offer in words; null where it has no end. */
  until: string | null
  /** The page itself, where it is not made of blocks alone. */
  own: {
    html: string
    opening: PictureCuts
    picture: PictureCuts
    products: ProductView[]
    form: FormView
  } | null
}

type LandingRequest = { slug: string; locale: Locale; search: URLSearchParams }

/** A landing for an offer (leads-and-content.md §2). Throws 404, 410 or the way to its language. */
export async function readLandingPage(request: LandingRequest): Promise<LandingPageData> {
  const { slug, locale, search } = request
  const { landing, twins } = openLanding({
    page: 'landingPage',
    entries: await readEntries(landingPages),
    windowOf: ({ finishDate }) => ({ startDate: null, endDate: finishDate }),
    slug,
    locale,
    search: search.toString(),
  })
  const isOwn = landing.blocks.length === 0
  const { parts, context } = await readLandingParts({
    locale,
    page: 'landingPage',
    params: { slug },
    twins,
    search,
    source: { field: 'landing_page', id: landing.documentId },
    landing: {
      ...landing,
      title: landing.titleOffer,
      products: landing.landing_page_products,
      hasOwnForm: isOwn,
      hasOwnTitle: isOwn,
    },
    text: landing.titleOfferDescription,
    picture: landing.image ?? landing.imgLandingDesktop,
    seo: landing.seo,
    asksForPlace: isOwn && landing.showLocation,
  })
  return {
    ...parts,
    kind: 'offer',
    until: landing.finishDate && lastDayInWords(landing.finishDate, locale),
    own: isOwn
      ? {
          html: renderMarkdown(landing.contentOffer).html,
          opening: {
            picture: landing.image,
            tablet: landing.imageTablet,
            mobile: landing.imageMobile,
            alt: landing.imageAlt,
          },
          picture: {
            picture: landing.imgLandingDesktop,
            tablet: landing.imgLandingTablet,
            mobile: landing.imgLandingMobile,
            alt: landing.imgLandingAlt,
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
        }
      : null,
  }
}
