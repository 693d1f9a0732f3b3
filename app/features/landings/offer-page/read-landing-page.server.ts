import { landingPages } from '~content/landing-page'
import type { Locale } from '~content/locale'
import type { LandingParts } from '../parts/landing-parts'
import type { OfferParts } from '../parts/offer-parts'
import { offerWindow } from '../entries/offer-window'
import { openLanding } from '../entries/open-landing.server'
import type { PictureCuts } from '../page/picture-cuts'
import { readEntries } from '../entries/read-entries.server'
import { readOfferParts } from '../parts/read-offer-parts.server'

export type LandingPageData = LandingParts & {
  kind: 'offer'
  own: OfferParts & { picture: PictureCuts }
}

type LandingRequest = { slug: string; locale: Locale; search: URLSearchParams }

/**
 * A landing for an offer (leads-and-content.md §2). Throws 404, 410, or a redirect to the address in the right
 * language.
 */
export async function readLandingPage(request: LandingRequest): Promise<LandingPageData> {
  const { slug, locale, search } = request
  const { landing, translations } = openLanding({
    page: 'landingPage',
    entries: await readEntries(landingPages),
    windowOf: offerWindow,
    slug,
    locale,
    search: search.toString(),
  })
  const { parts, own } = await readOfferParts({
    landing,
    page: 'landingPage',
    sourceField: 'landing_page',
    translations,
    picture: landing.image ?? landing.imgLandingDesktop,
    endDate: landing.finishDate,
    locale,
    search,
  })
  const picture = {
    picture: landing.imgLandingDesktop,
    tablet: landing.imgLandingTablet,
    mobile: landing.imgLandingMobile,
    alt: landing.imgLandingAlt,
  }
  return {
    ...parts,
    kind: 'offer',
    own: { ...own, picture },
  }
}
