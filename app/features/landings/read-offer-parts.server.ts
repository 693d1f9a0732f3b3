import type { LandingPage } from '~content/landing-page'
import type { LandingPageWithProduct } from '~content/landing-page-with-product'
import type { LandingSource } from '~content/landing-source'
import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { Twins } from '~/routing/twins'
import { productView } from './blocks/product-view'
import type { LandingParts } from './landing-parts'
import { leadFlags } from './lead-flags'
import type { OfferParts } from './offer-parts'
import { shownProducts } from './products/shown-products'
import { readLandingParts } from './read-landing-parts.server'

type OfferRequest = {
  landing: LandingPage | LandingPageWithProduct
  page: 'landingPage' | 'landingProduct'
  sourceField: LandingSource
  twins: Twins
  /** For search engines. */
  picture: Picture | null
  locale: Locale
  search: URLSearchParams
}

/** What landings for an offer have in common; `own` is null where blocks make the page. */
export async function readOfferParts(
  request: OfferRequest,
): Promise<{ parts: LandingParts; own: OfferParts | null }> {
  const { landing, page, sourceField, twins, picture, locale, search } = request
  const isOwn = landing.blocks.length === 0
  const { parts, context } = await readLandingParts({
    locale,
    page,
    params: { slug: landing.slug },
    twins,
    search,
    source: { field: sourceField, id: landing.documentId },
    landing: {
      ...landing,
      title: landing.titleOffer,
      products: landing.landing_page_products,
      hasOwnForm: isOwn,
      hasOwnTitle: isOwn,
    },
    text: landing.titleOfferDescription,
    picture,
    seo: landing.seo,
    asksForPlace: isOwn && landing.showLocation,
  })
  if (!isOwn) return { parts, own: null }
  const own: OfferParts = {
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
  }
  return { parts, own }
}
