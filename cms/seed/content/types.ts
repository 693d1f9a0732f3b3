import type { PropertyKind } from '../../../content-types/property-kind'
import type { BedKind } from '../../../content-types/rental'
import type {
  AmenitySlug,
  CancellationKey,
  CoverScene,
  ExtraFeeKey,
  HouseRuleSlug,
  PromotionKey,
  ProviderKey,
  RegionSlug,
  Scene,
  SeasonKey,
  TownSlug,
} from './keys'

/** A text in both languages. */
export type Words = { en: string; es: string }

/** Times of day at which a picture may be drawn. */
export type TimeOfDay = 'dawn' | 'noon' | 'golden' | 'dusk' | 'rain'

/** Where a place stands, so that its pictures are believable. */
export type Setting = 'colonial' | 'coffee' | 'lake' | 'forest' | 'coast' | 'city' | 'highland'

/** Days counted from the day of seeding (0 = today), or fixed calendar days `YYYY-MM-DD`. */
export type SeedDay = number | string

export type RentalSeed = {
  slug: string
  type: 1 | 2 | 3 | 5
  fullHotel?: boolean
  town: TownSlug
  /** Neighbourhood, as locals call it. */
  subLocation?: string
  /** Street and number, for guests of a booking. */
  address?: string
  setting: Setting
  typeOfProperty: PropertyKind
  name: Words
  /** One sentence that sells the place; never the name again. */
  title: Words
  /** Two to four paragraphs of Markdown, separated by an empty line, 90 to 220 words a language. */
  description: Words
  /** Three to five, of two to six words. */
  highlights: { en: string[]; es: string[] }
  season?: Words
  warning?: Words
  distributionOfLevel?: Words
  customTerms?: Words
  capacityOfPeople: number
  noBathroom: number
  flatSurfaceM2?: number
  /** One entry a bedroom; their number is `noBedroom`. */
  bedrooms: { beds: [number, BedKind][]; typeBathroom: 'private' | 'ensuite' | 'none' }[]
  /** Offset from the town's centre in degrees; false where the rental has no coordinates. */
  place: { dLatitude: number; dLongitude: number } | false
  amenities: AmenitySlug[]
  houseRules: HouseRuleSlug[]
  /** In the order in which they count. */
  promotions?: PromotionKey[]
  extraFees?: ExtraFeeKey[]
  provider: ProviderKey

  basePrice?: number
  minNight?: number
  weeklyDiscount?: number
  pricePerMonth?: number
  monthlyRates?: { fromMonths: number; price: number }[]
  minMonths?: number
  salePrice?: number
  /** The nightly price during each season, see seasons.ts for their days. */
  seasons?: { season: SeasonKey; price: number; minDays?: number }[]
  locks?: { from: SeedDay; to: SeedDay }[]
  availableAfter?: SeedDay
  /** Absent where the rental carries no policy. */
  cancellation?: CancellationKey
  typeOfTerms?: 1 | 2
  calendar?: 0 | 1
  checkInTimeStart?: string
  checkInTimeEnd?: string
  checkOutTime?: string
  newProduct?: boolean
  topListing?: boolean
  sharedSell?: boolean
  /** Days before seeding on which it was first listed. */
  listedDaysAgo: number
  cover: CoverScene
  /** Which rooms and views its gallery shows after the cover, in order; at least seven. */
  gallery: Scene[]
  /** Preferred time of day of its cover. */
  light: TimeOfDay
}

export type RegionSeed = { slug: RegionSlug; name: Words; description: Words }

export type TownSeed = {
  slug: TownSlug
  region: RegionSlug
  name: Words
  /** One sentence, shown under the town's heading in lists. */
  line: Words
  latitude: number
  longitude: number
  setting: Setting
}

export type AmenitySeed = {
  slug: AmenitySlug
  group: 'comfort' | 'kitchen' | 'outdoor' | 'family' | 'work' | 'safety'
  /** Name of an icon of the site's icon set. */
  icon: string
  name: Words
  isFilter: boolean
}

export type HouseRuleSeed = { slug: HouseRuleSlug; icon: string; name: Words; isFilter?: true }

export type ProviderSeed = { key: ProviderKey; name: string }

export type PromotionSeed = {
  key: PromotionKey
  name: Words
  type: 1 | 2 | 3 | 4
  offerType?: 0 | 1 | 2 | 3 | 4
  enabled: boolean
  dateShow?: SeedDay
  startDate: SeedDay
  endDate: SeedDay
  percentDiscount: number
  minDays?: number
  minNight?: number
  /** On the forced list of the site settings: always counts as 15 percent. */
  forced?: boolean
}

export type ExtraFeeSeed = {
  key: ExtraFeeKey
  name: Words
  kind: 'pet' | 'lateCheckIn' | 'service' | 'cleaning' | 'extraGuest' | 'other'
  mode: 'stay' | 'night' | 'guest' | 'guestNight' | 'extraGuest' | 'percent'
  /** US dollars, or percent in mode `percent`. */
  amount: number
  includedGuests?: number
}

/** A season's days in the years around seeding; the seeder takes the next two that are not over. */
export type SeasonSeed = {
  key: SeasonKey
  name: Words
  ranges: { startDate: string; endDate: string }[]
}

export type CancellationSeed = {
  key: CancellationKey
  tiers: { title: Words; noDays: number; percentDiscount: number }[]
}
