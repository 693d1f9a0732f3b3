import type { Locale } from '~content/locale'
import { findRequestedStay } from '../stay/requested-stay'
import type { Catalogue } from '../catalogue'
import type { ListingCard } from '../card/listing-card'
import type { ListingQuery } from '../filters/listing-filters'
import { bestPromotion, promotionsOfStay, shownPromotions } from '../card/shown-promotions'
import { apiImage } from './api-image'
import { apiPromotion } from './api-promotion'

type CardOptions = {
  catalogue: Catalogue
  locale: Locale
  query: ListingQuery
  today: string
}

/** Nights that a price without dates is for; a sale has none. */
const daysOfPrice = { night: 1, month: 30, sale: null, onRequest: null }

/** The total of the stay that was asked for, and what one night or month has in it. */
function apiStay({ price, stay }: ListingCard, { checkIn, checkOut, currency }: ListingQuery) {
  if (price.kind !== 'stay') return null
  const { by, count, nights, total, amount, each } = price
  return {
    checkIn,
    checkOut,
    ...stay,
    total: total[currency],
    totalFormated: amount[currency],
    nights,
    per: by,
    number: count,
    eachFormated: each[currency],
  }
}

/** A card under the customer's names (browsing.md §3, "Listing card"), priced in one currency. */
export function apiCard(card: ListingCard, { catalogue, locale, query, today }: CardOptions) {
  const { currency } = query
  const stay = findRequestedStay(card.section, { ...query, ...card.stay })
  const rental = catalogue.rentals.get(card.id)
  const shown = rental ? shownPromotions(rental, catalogue, today) : []
  const promotions = promotionsOfStay(shown, stay)
  const best = bestPromotion(promotions)
  const { price } = card
  return {
    _id: card.id,
    slug: card.slug,
    name: card.name,
    mainLocation: card.townName,
    subLocation: card.subLocation,
    location: { _id: rental?.townId ?? null, slug: card.townSlug, mainLocation: card.townName },
    state: card.regionSlug,
    gallery: (rental?.texts[locale]?.gallery ?? []).slice(0, card.pictures.length).map(apiImage),
    priceFormated: price.kind === 'onRequest' ? null : price.amount[currency],
    currencySymbol: catalogue.currencies[currency].symbol,
    days: price.kind === 'stay' ? price.nights : daysOfPrice[price.kind],
    stay: apiStay(card, query),
    capacityOfPeople: card.capacityOfPeople,
    noBedroom: card.noBedroom,
    noBathroom: card.noBathroom,
    minMonths: card.minMonths,
    availableAfter: card.availableAfter,
    promotion: best && apiPromotion(best, locale).promotion,
    promotions: promotions.map((promotion) => apiPromotion(promotion, locale)),
    rating: card.rating ?? null,
    newProduct: card.newProduct,
    topListing: card.topListing,
    sharedSell: card.sharedSell,
  }
}
