import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import type { RoomPicture } from '~content/picture'
import type { PropertyKind } from '~content/property-kind'
import type { Bedroom, ProductType, Rental, RentalText } from '~content/rental'
import type { RentalReviews } from '~content/rental-reviews'
import type { Seo } from '~content/seo'
import type { Amenity, Promotion } from '~content/taxonomy'
import type { Amounts } from '~content/currency-code'
import type { IconName } from '~/ui/icons/icon'
import type { NearLandmark } from '../places/near-landmarks'
import type { ListingCard, UndatedPrice } from '../card/listing-card'
import type { Rating } from '../card/rating'

export type DayRange = { startDate: string; endDate: string }

export type DetailAmenity = Pick<Amenity, 'slug' | 'group'> & { icon: IconName; name: string }
export type DetailHouseRule = { slug: string; icon: IconName; name: string }
type DetailPromotion = Pick<Promotion, 'type'> & DayRange & { name: string; percent: number }

/** Everything that a rental's own page shows, in one language. Days are `YYYY-MM-DD`, times `HH:MM`. */
export type ListingDetail = {
  id: string
  slug: string
  /** Its name in each language in which it exists. */
  names: Partial<Record<Locale, string>>
  /** The name of its town in these languages. */
  townNames: Partial<Record<Locale, string>>
  section: SectionKey
  type: ProductType
  fullHotel: boolean
  name: string
  title: string
  /** Sanitized HTML. */
  descriptionHtml: string
  descriptionText: string
  /** `fullName` is no other place's. */
  region: { slug: string; name: string; fullName: string }
  town: { slug: string; name: string; line: string }
  subLocation: string | null
  capacityOfPeople: number
  noBedroom: number
  noBathroom: number
  flatSurfaceM2: number | null
  typeOfProperty: PropertyKind
  gallery: RoomPicture[]
  /** Where its map shows it; null without coordinates. */
  latitude: number | null
  longitude: number | null
  /** As the crow flies; empty without coordinates. */
  near: NearLandmark[]
  bedrooms: Bedroom[]
  highlights: string[]
  amenities: DetailAmenity[]
  houseRules: DetailHouseRule[]
  season: string | null
  warning: string | null
  distributionOfLevel: string | null
  /** Sanitized HTML. */
  customTermsHtml: string | null
  checkInTimeStart: string | null
  checkInTimeEnd: string | null
  checkOutTime: string | null
  providerName: string | null
  price: UndatedPrice
  /** The same as a number of US dollars; null if it is on request. */
  priceUsd: number | null
  /** By `fromMonths`, ascending. */
  monthlyRates: { fromMonths: number; amount: Amounts }[]
  minNight: number | null
  minMonths: number | null
  /** By `noDays`, the earliest cancellation first. */
  cancellationPolicy: RentalText['cancellationPolicy']
  /** Discounts that are shown today, in the order of the CMS. */
  promotions: DetailPromotion[]
  /** Blocked nights that are not over, both ends included, by start. */
  lockDates: DayRange[]
  /** Only while it lies ahead. */
  availableAfter: string | null
  typeOfTerms: Rental['typeOfTerms']
  calendar: Rental['calendar']
  /** ISO date and time. */
  updatedAt: string
  /** From three reviews on. */
  rating: Rating | null
  /** Null while none is approved. */
  reviews: RentalReviews | null
  seo: Seo | null
  /** Up to four rentals of the same section nearby. */
  similar: ListingCard[]
}
