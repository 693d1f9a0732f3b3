import { landingPrice } from '~content/landing-price'
import type { Locale } from '~content/locale'
import type { BandView, TestimonialView } from '~/ui/blocks/block-views'
import { bandView } from '../blocks/band-view'
import type { LandingParts } from '../parts/landing-parts'
import type { PictureCuts } from '../page/picture-cuts'
import { readLandingParts } from '../parts/read-landing-parts.server'
import { readSingle } from '~/platform/content/read-single.server'
import { openSingle } from '../entries/open-single.server'
import { siteLink } from '../blocks/site-link'
import { testimonialViews } from '../blocks/testimonial-view'

export type LandingPricesData = LandingParts & {
  kind: 'prices'
  opening: PictureCuts
  btnName: string
  discountText: string
  bands: { title: string; bands: BandView[] }
  reviews: {
    title: string
    testimonials: TestimonialView[]
    more: { label: string; url: string } | null
  }
}

/** Reviews that the page shows (leads-and-content.md §2). */
const reviewsShown = 3

/** The landing with price bands (leads-and-content.md §2). Throws as `openSingle` does. */
export async function readLandingPrices(
  locale: Locale,
  search: URLSearchParams,
): Promise<LandingPricesData> {
  const entries = await readSingle(landingPrice)
  const { landing, translations } = openSingle(entries, {
    page: 'landingPrices',
    locale,
    search,
  })
  const { parts, context } = await readLandingParts({
    locale,
    page: 'landingPrices',
    translations,
    search,
    source: { field: 'landing_price', id: landing.documentId },
    landing: {
      ...landing,
      type: 'vacationRentals',
      products: [],
      hasOwnForm: false,
      opening: null,
    },
    text: landing.description,
    picture: landing.image,
    seo: landing.seo,
    asksForPlace: false,
  })
  const townSlug = landing.town?.slug ?? null
  const { currencies } = context
  const url = siteLink(landing.reviewsUrl)
  return {
    ...parts,
    kind: 'prices',
    opening: {
      picture: landing.image,
      tablet: null,
      mobile: landing.imageMobile,
      alt: landing.imageAlt,
    },
    btnName: landing.btnName,
    discountText: landing.discountText,
    bands: {
      title: landing.bandsTitle,
      bands: landing.bands.map((band) => bandView(band, { locale, townSlug, currencies })),
    },
    reviews: {
      title: landing.reviewsTitle,
      testimonials: testimonialViews(landing.testimonials, locale, reviewsShown),
      more: landing.reviewsLabel && url ? { label: landing.reviewsLabel, url } : null,
    },
  }
}
