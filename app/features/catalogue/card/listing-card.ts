import type { Amounts, CurrencyCode } from '~content/currency-code'
import type { SectionKey } from '~content/section-key'
import type { GalleryPicture } from '~content/picture'
import type { Promotion } from '~content/taxonomy'
import type { Rating } from './rating'

/** What every stay pays on top of its nights or months. */
export type AddedFees = {
  /** The sum of what is charged once; absent if nothing is. */
  once?: Amounts
  isCleaning: boolean
  /** Whether fees by the night, by the guest or in percent come on top. */
  hasMore: boolean
}

/** What a card or a detail page says about the price when no dates are set. */
export type UndatedPrice =
  | { kind: 'night' | 'month'; amount: Amounts; fees?: AddedFees }
  | { kind: 'sale'; amount: Amounts }
  | { kind: 'onRequest' }

/** What the stay that a list was searched for costs in all. */
export type StayPrice = {
  kind: 'stay'
  by: 'night' | 'month'
  /** Nights, or months of the term. */
  count: number
  nights: number
  /** The total, formatted. */
  amount: Amounts
  /** The price of one night or month in it, formatted. */
  each: Amounts
  /** The total once more, in units of each currency. */
  total: Record<CurrencyCode, number>
}

export type ListingPrice = UndatedPrice | StayPrice

type CardPromotion = Pick<Promotion, 'type'> & { name: string; percent: number }

/** Calendar days. */
type StayDays = { checkIn: string; checkOut: string }

/** Where a card says its rental is. The town comes first: what has no room is cut at the end. */
export function cardLocation({
  townName,
  subLocation,
}: Pick<ListingCard, 'townName' | 'subLocation'>) {
  return subLocation ? `${townName} · ${subLocation}` : townName
}

/** A rental as lists show it, in one language. */
export type ListingCard = {
  id: string
  slug: string
  section: SectionKey
  regionSlug: string
  townSlug: string
  name: string
  townName: string
  subLocation: string | null
  /** The first five of the gallery. */
  pictures: GalleryPicture[]
  price: ListingPrice
  /** The stay of the price, where the list found the cheapest of several; card links carry it. */
  stay?: StayDays
  capacityOfPeople: number
  noBedroom: number
  noBathroom: number
  minMonths: number | null
  /** `YYYY-MM-DD`, only while it lies ahead. */
  availableAfter: string | null
  /** The best discount that is shown today; surcharges never appear here. */
  promotion: CardPromotion | null
  /** From three reviews on. */
  rating?: Rating
  newProduct: boolean
  topListing: boolean
  sharedSell: boolean
}
