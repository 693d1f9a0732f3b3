import { landingOffer } from '~content/landing-offer'
import { isAboutStay } from '~content/landing-type'
import type { Locale } from '~content/locale'
import type { DescribedPicture, Picture } from '~content/picture'
import type { BlockViews, FormView, TestimonialView } from '~/ui/blocks/block-views'
import { whatsAppDiscount } from '~/ui/blocks/whatsapp-discount'
import { awardPicture } from '../blocks/award-picture'
import type { LandingParts } from '../parts/landing-parts'
import { leadFlags } from '../parts/lead-flags'
import { paymentViews } from '../blocks/payment-views'
import { readLandingParts } from '../parts/read-landing-parts.server'
import { readSingle } from '~/platform/content/read-single.server'
import { openSingle } from '../entries/open-single.server'
import { testimonialViews } from '../blocks/testimonial-view'

export type LandingOffersData = LandingParts & {
  kind: 'ads'
  photos: DescribedPicture[]
  ownForm: FormView
  /** What visitors save over WhatsApp; with 0 the page promises no discount. */
  discount: { percent: number; text: string }
  /** What visitors from El Salvador read instead; null if the variant is switched off. */
  salvador: { title: string; text: string } | null
  reviews: { title: string; testimonials: TestimonialView[] }
  payment: BlockViews['blocks.payment-methods']
  award: { title: string; text: string; picture: Picture | null; alt: string } | null
}

/** Reviews that the page shows (leads-and-content.md §2). */
const reviewsShown = 3

/** The landing behind paid advertisements (leads-and-content.md §2). Throws as `openSingle` does. */
export async function readLandingOffers(
  locale: Locale,
  search: URLSearchParams,
): Promise<LandingOffersData> {
  const entries = await readSingle(landingOffer)
  const { landing, translations } = openSingle(entries, {
    page: 'landingOffers',
    locale,
    search,
  })
  const { parts, context } = await readLandingParts({
    locale,
    page: 'landingOffers',
    translations,
    search,
    source: { field: 'landing_offer', id: landing.documentId },
    landing: { ...landing, products: [], hasOwnForm: true, opening: null },
    text: landing.text,
    picture: landing.photos[0]?.picture ?? null,
    seo: landing.seo,
    asksForPlace: landing.showLocation,
  })
  return {
    ...parts,
    kind: 'ads',
    photos: landing.photos,
    ownForm: {
      title: landing.titleForm,
      text: '',
      btnName: landing.btnName,
      flags: leadFlags(landing),
      type: landing.type,
    },
    discount: {
      percent: isAboutStay(landing.type) ? (landing.discountPercent ?? whatsAppDiscount) : 0,
      text: landing.discountText,
    },
    salvador: landing.salvadorVariant
      ? { title: landing.salvadorTitle, text: landing.salvadorText }
      : null,
    reviews: {
      title: landing.reviewsTitle,
      testimonials: testimonialViews(landing.testimonials, locale, reviewsShown),
    },
    payment: {
      title: landing.paymentTitle,
      text: '',
      methods: paymentViews(landing.paymentMethods, context),
    },
    award:
      landing.awardTitle || landing.awardPicture
        ? {
            title: landing.awardTitle,
            text: landing.awardText,
            ...awardPicture(
              { picture: landing.awardPicture, alt: landing.awardAlt },
              context.settings,
            ),
          }
        : null,
  }
}
