import { redirect } from '@remix-run/node'
import { locales, type Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { readQuoteRequest, type QuoteRequest } from '~/features/calculator/price/quote-request'
import { readShownReport, type ShownReport } from '~/features/leads/report/read-shown-report.server'
import type { StayOffer } from '~/features/calculator/stay/stay-offer'
import { toStayOffer } from '~/features/calculator/stay/to-stay-offer'
import { readStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { shareImageOf } from '~/features/share-images/share-image-of.server'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import { env } from '~/platform/env/env.server'
import { notFound } from '~/platform/http/not-found.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { pageMoment } from '~/platform/time/page-moment.server'
import { detailHref } from '~/routing/section-pages'
import { translationsOf, type Translations } from '~/routing/translations'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { catalogueTag } from '~/features/catalogue/store/catalogue-tags'
import { writeSharePrice } from '../seo/write-share-price.server'
import type { MapTiles } from '../map/map-tiles'
import { findAvailableRentals } from '~/features/catalogue/api/answer-available-rentals.server'
import type { AvailableRentalsAnswer } from '~/features/catalogue/api/available-rentals-answer'
import { findListing } from '~/features/catalogue/detail/find-listing.server'
import { findGoneRental } from '~/features/redirects/redirect-store.server'
import { readGonePage } from '../gone/read-gone-page.server'
import { markFolds } from './fold-marks'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'

export type DetailPageData = {
  listing: ListingDetail
  offer: StayOffer
  /** Only in the answer to a visitor's own form, which is never stored. */
  requested: QuoteRequest | null
  /** Similar places that are free for that form's stay. */
  availableRentals: AvailableRentalsAnswer | null
  /** The stay in the address, which fills the form also where no script reads it. */
  stay: StayChoice
  /** Languages in which the rental is published. */
  translations: Translations
  path: string
  shareUrl: string
  drawn: DrawnShareImage
  tiles: MapTiles
  /** What one visitor says of the place; the page of everybody shows the ways to it alone. */
  report: ShownReport
}

type DetailRequest = {
  section: SectionKey
  locale: Locale
  params: { state?: string | undefined; location?: string | undefined; slug?: string | undefined }
  search: string
}

/**
 * What a rental's page shows; a 410 with similar places for a rental that was unpublished. Throws 404 for an unknown
 * slug, and a permanent redirect where section, region or town of the address are not the rental's own.
 */
export async function readDetailPage({ section, locale, params, search }: DetailRequest) {
  const slug = params.slug ?? ''
  const now = pageMoment()
  const today = guatemalaToday(now)
  const catalogue = getCatalogueUntagged()
  const listing = findListing('any', slug, locale, today)
  const rental = listing && catalogue.rentals.get(listing.id)
  if (!rental) {
    // A place that comes later, or comes back, makes today's answer untrue.
    addCacheTags(catalogueTag)
    const gone = findGoneRental(slug, locale)
    if (gone) return readGonePage(catalogue, { gone, locale, today })
    throw notFound()
  }
  const place = { state: listing.region.slug, location: listing.town.slug, slug }
  const path = detailHref(listing.section, locale, place)
  const isOwn =
    listing.section === section &&
    place.state === params.state &&
    place.location === params.location
  if (!isOwn) throw redirect(path + search, 301)
  const query = new URLSearchParams(search)
  const requested = readQuoteRequest(query, now)
  const page: DetailPageData = {
    listing: { ...listing, descriptionHtml: markFolds(listing.descriptionHtml) },
    offer: toStayOffer(catalogue, rental, locale, today),
    requested,
    availableRentals:
      requested &&
      (await findAvailableRentals(catalogue, { rental, locale, now }, requested.choice)),
    stay: readStayChoice(query),
    translations: translationsOf(
      place,
      locales.filter((each) => rental.texts[each]),
    ),
    path,
    shareUrl: new URL(path, env.SITE_ORIGIN).href,
    drawn: await shareImageOf(locale, {
      title: listing.name,
      over: `${listing.town.name}, ${listing.region.name}`,
      under: await writeSharePrice(listing.price, locale),
      picture: listing.gallery[0]?.picture,
    }),
    report: readShownReport(query, locale),
    tiles: { url: env.MAP_TILE_URL, attribution: env.MAP_ATTRIBUTION },
  }
  return page
}
