import * as z from 'zod'
import { calendarDaySchema, dayRangeSchema } from './calendar-day'
import { perLocale } from './localized'
import { rentalPictureSchema } from './picture'
import { propertyKinds } from './property-kind'
import { rentalReviewsSchema } from './rental-reviews'
import { seoSchema } from './seo'
import { timeOfDaySchema } from './time-of-day'

export const rentalUid = 'api::rental.rental'

/**
 * Product types: 1 vacation rental (or whole hotel with `fullHotel`), 2 long-term rental, 3 house for sale, 5 unique
 * stay.
 */
export const productTypes = [1, 2, 3, 5] as const

export const bedKinds = [
  'king',
  'queen',
  'double',
  'single',
  'bunk',
  'sofaBed',
  'crib',
  'hammock',
] as const

const usd = z.number().min(0)

export const bedroomSchema = z.object({
  beds: z.array(z.object({ noBed: z.number().int().positive(), bed: z.enum(bedKinds) })),
  /** `none` means that the bathroom is shared. */
  typeBathroom: z.enum(['private', 'ensuite', 'none']),
})

/** The words and pictures of a rental in one language. Markdown where the name ends in `Markdown`. */
export const rentalTextSchema = z.object({
  name: z.string(),
  title: z.string(),
  descriptionMarkdown: z.string(),
  highlights: z.array(z.string()),
  season: z.string().nullable(),
  warning: z.string().nullable(),
  distributionOfLevel: z.string().nullable(),
  customTermsMarkdown: z.string().nullable(),
  gallery: z.array(rentalPictureSchema),
  cancellationPolicy: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      noDays: z.number().int().min(0),
      percentDiscount: z.number().min(0).max(100),
    }),
  ),
  seo: seoSchema.nullable(),
})

/** A published rental as the CMS's catalogue endpoint answers it: shared facts once, words per language. */
export const rentalSchema = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: z.literal(productTypes),
  fullHotel: z.boolean(),
  townId: z.string(),
  subLocation: z.string().nullable(),
  typeOfProperty: z.enum(propertyKinds),
  capacityOfPeople: z.number().int().min(0),
  noBedroom: z.number().int().min(0),
  noBathroom: z.number().min(0),
  flatSurfaceM2: z.number().nullable(),
  latitude: z.number().nullable(),
  /** Longitude; the customer's name for it. */
  length: z.number().nullable(),
  /** Whether visitors may see the coordinates themselves on maps, not just their area. Earlier snapshots do not say. */
  exactPosition: z.boolean().default(false),
  bedrooms: z.array(bedroomSchema),
  amenityIds: z.array(z.string()),
  houseRuleIds: z.array(z.string()),
  promotionIds: z.array(z.string()),
  extraFeeIds: z.array(z.string()),
  providerId: z.string().nullable(),

  /** US dollars a night; null means that the price is on request. */
  basePrice: usd.nullable(),
  minNight: z.number().int().min(1).nullable(),
  weeklyDiscount: z.number().min(0).max(100).nullable(),
  /** US dollars a month. */
  pricePerMonth: usd.nullable(),
  monthlyRates: z.array(z.object({ fromMonths: z.number().int().min(1), price: usd })),
  minMonths: z.number().int().min(1).nullable(),
  /** US dollars; 0 means "ask for a quote". */
  salePrice: usd.nullable(),
  aRSpecialPrices: z.array(
    dayRangeSchema.extend({ price: usd, minDays: z.number().int().nullable() }),
  ),
  lockDates: z.array(dayRangeSchema),
  availableAfter: calendarDaySchema.nullable(),
  /** 1 the house's standard terms, 2 the owner's own contract. */
  typeOfTerms: z.literal([1, 2]),
  /** 0 the calendar is kept on this site, 1 it is kept elsewhere. */
  calendar: z.literal([0, 1]),

  checkInTimeStart: timeOfDaySchema.nullable(),
  checkInTimeEnd: timeOfDaySchema.nullable(),
  checkOutTime: timeOfDaySchema.nullable(),
  newProduct: z.boolean(),
  topListing: z.boolean(),
  sharedSell: z.boolean(),
  listedOn: calendarDaySchema,
  updatedAt: z.iso.datetime(),
  /** Null while none is approved; snapshots of earlier versions have none. */
  reviews: rentalReviewsSchema.nullable().default(null),

  texts: perLocale(rentalTextSchema),
})

export type Rental = z.infer<typeof rentalSchema>
export type RentalText = z.infer<typeof rentalTextSchema>
export type Bedroom = z.infer<typeof bedroomSchema>
export type ProductType = (typeof productTypes)[number]
export type BedKind = (typeof bedKinds)[number]
