import type { LandingPage } from '~content/landing-page'
import type { LandingPageWithProduct } from '~content/landing-page-with-product'
import type { LandingSource } from '~content/landing-source'
import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Translations } from '~/routing/translations'
import { lastDayInWords } from './last-day'
import type { LandingParts } from './landing-parts'
import type { OfferParts } from './offer-parts'
import { hasBlock, offerPartsOf } from './offer-parts-of.server'
import { readLandingParts } from './read-landing-parts.server'

type OfferRequest = {
  landing: LandingPage | LandingPageWithProduct
  page: 'landingPage' | 'landingProduct'
  sourceField: LandingSource
  translations: Translations
  /** For search engines. */
  picture: Picture | null
  /** The moment at which the offer ends; null means never. */
  endDate: string | null
  locale: Locale
  search: URLSearchParams
}

/** What landings for an offer have in common. */
export async function readOfferParts(
  request: OfferRequest,
): Promise<{ parts: LandingParts; own: OfferParts }> {
  const { landing, page, sourceField, translations, picture, locale, search } = request
  const until = request.endDate && lastDayInWords(request.endDate, locale)
  const hasOwnForm = !hasBlock(landing.blocks, 'blocks.form')
  const { parts, context } = await readLandingParts({
    locale,
    page,
    params: { slug: landing.slug },
    translations,
    search,
    source: { field: sourceField, id: landing.documentId },
    landing: {
      ...landing,
      title: landing.titleOffer,
      products: landing.landing_page_products,
      hasOwnForm,
      opening: hasBlock(landing.blocks, 'blocks.hero')
        ? {
            title: landing.titleOffer,
            text: landing.titleOfferDescription,
            picture: landing.image,
            pictureMobile: landing.imageMobile,
            alt: landing.imageAlt,
            until,
          }
        : null,
    },
    text: landing.titleOfferDescription,
    picture,
    seo: landing.seo,
    until,
    asksForPlace: hasOwnForm && landing.showLocation,
  })
  return { parts, own: offerPartsOf(landing, context, until) }
}
