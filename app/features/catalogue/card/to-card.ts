import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { toAmounts } from '~/features/pricing/money/money'
import type { RequestedStay } from '../stay/requested-stay'
import type { Catalogue } from '../catalogue'
import { addedFees, type FeeLookups } from './added-fees'
import { comparablePrice } from '../comparable-price'
import type { ListingCard, ListingPrice, UndatedPrice } from './listing-card'
import { localizedText } from '../localized-text'
import { ratingOf } from './rating'
import { toGalleryPicture } from './to-gallery-picture'
import { sectionOf } from '../section-of'
import { bestPromotion, promotionsOfStay, shownPromotions } from './shown-promotions'

const picturesOfCard = 5

/** The stay that a list was searched for, and what the rental costs for it. */
export type DatedCard = {
  stay: RequestedStay
  price: ListingPrice
  /** Whether the list chose it for this rental among several. */
  isChosen?: boolean
}

type CardContext = {
  locale: Locale
  /** The day in Guatemala. */
  today: string
  /** In a list without dates, none. */
  dated?: DatedCard | undefined
}

/** A rental as lists show it; null if it does not exist in the language. */
export function toCard(
  catalogue: Catalogue,
  rental: Rental,
  { locale, today, dated }: CardContext,
): ListingCard | null {
  const text = rental.texts[locale]
  const town = catalogue.towns.get(rental.townId)
  const region = town && catalogue.regions.get(town.regionId)
  if (!text || !region) return null
  const rating = ratingOf(rental)
  const promotions = shownPromotions(rental, catalogue, today)
  const promotion = bestPromotion(promotionsOfStay(promotions, dated?.stay ?? null))
  return {
    id: rental.id,
    slug: rental.slug,
    section: sectionOf(rental),
    regionSlug: region.slug,
    townSlug: town.slug,
    name: text.name,
    townName: localizedText(town.name, locale),
    subLocation: rental.subLocation,
    pictures: text.gallery.slice(0, picturesOfCard).map(toGalleryPicture),
    price: dated?.price ?? undatedPrice(rental, catalogue),
    ...(dated?.isChosen && { stay: daysOf(dated.stay) }),
    capacityOfPeople: rental.capacityOfPeople,
    noBedroom: rental.noBedroom,
    noBathroom: rental.noBathroom,
    minMonths: rental.minMonths,
    availableAfter: aheadOnly(rental.availableAfter, today),
    promotion: promotion && {
      name: localizedText(promotion.name, locale),
      percent: promotion.percentDiscount,
      type: promotion.type,
    },
    ...(rating && { rating }),
    newProduct: rental.newProduct,
    topListing: rental.topListing,
    sharedSell: rental.sharedSell,
  }
}

const daysOf = ({ checkIn, checkOut }: RequestedStay) => ({ checkIn, checkOut })

/** What a rental costs when no dates are set, and which fees come on top. */
export function undatedPrice(rental: Rental, catalogue: FeeLookups): UndatedPrice {
  const price = comparablePrice(rental)
  if (!price) return { kind: 'onRequest' }
  const { kind, usd } = price
  const amount = toAmounts(usd, catalogue.currencies)
  if (kind === 'sale') return { kind, amount }
  const fees = addedFees(rental, kind, catalogue)
  return fees ? { kind, amount, fees } : { kind, amount }
}

/** The first day on which a rental is available, while it lies ahead; null once it has come. */
export function aheadOnly(day: string | null, today: string): string | null {
  return day && day > today ? day : null
}
