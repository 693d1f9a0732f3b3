import { landingPages } from '~content/landing-page'
import { landingPagesWithProducts } from '~content/landing-page-with-product'
import type { Locale } from '~content/locale'
import { lastDayInWords } from '../parts/last-day'
import { offerWindow } from '../entries/offer-window'
import { openEntries } from '../entries/open-entries.server'
import { readEntries } from '../entries/read-entries.server'
import type { OfferCard } from './offer-card'
import { soonestEndFirst } from './soonest-end-first'

/** The landings of both kinds whose window is open in a language and that have a picture, the next to end first. */
export async function readOpenOffers(locale: Locale): Promise<OfferCard[]> {
  const [pages, products] = await Promise.all([
    readEntries(landingPages),
    readEntries(landingPagesWithProducts),
  ])
  const openPages = openEntries(pages, offerWindow)
  const openProducts = openEntries(products, ({ startDate, endDate }) => ({ startDate, endDate }))
  const offers = [
    ...openPages[locale].map((landing) => ({
      page: 'landingPage' as const,
      landing,
      endDate: landing.finishDate,
    })),
    ...openProducts[locale].map((landing) => ({
      page: 'landingProduct' as const,
      landing,
      endDate: landing.endDate,
    })),
  ]
  return soonestEndFirst(offers).flatMap(({ page, landing, endDate }) =>
    landing.image
      ? {
          id: landing.documentId,
          page,
          slug: landing.slug,
          title: landing.titleOffer,
          text: landing.titleOfferDescription,
          picture: landing.image,
          until: endDate && lastDayInWords(endDate, locale),
        }
      : [],
  )
}
