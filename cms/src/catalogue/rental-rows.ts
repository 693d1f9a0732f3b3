import * as z from 'zod'
import { calendarFlags, namesOf, productTypes, termsTypes } from './coded-values'

const text = z.string().nullable()
const number = z.number().nullable()
const flag = z
  .boolean()
  .nullable()
  .transform((value) => value ?? false)

/** The scalar columns of a published rental version. */
export const rentalRow = z.object({
  id: z.number(),
  documentId: z.string(),
  locale: z.string().nullable(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  createdAt: z.string(),
  name: z.string(),
  slug: z.string(),
  title: z.string(),
  type: z.enum(namesOf(productTypes)),
  fullHotel: flag,
  typeOfProperty: z.string(),
  subLocation: text,
  latitude: number,
  length: number,
  exactPosition: flag,
  descriptionMarkdown: z.string(),
  season: text,
  warning: text,
  distributionOfLevel: text,
  capacityOfPeople: z.number(),
  noBedroom: z.number(),
  noBathroom: z.number(),
  flatSurfaceM2: number,
  basePrice: number,
  minNight: number,
  weeklyDiscount: number,
  pricePerMonth: number,
  minMonths: number,
  salePrice: number,
  availableAfter: text,
  calendar: z.enum(namesOf(calendarFlags)),
  checkInTimeStart: text,
  checkInTimeEnd: text,
  checkOutTime: text,
  typeOfTerms: z.enum(namesOf(termsTypes)),
  customTermsMarkdown: text,
  listedOn: text,
  newProduct: flag,
  topListing: flag,
  sharedSell: flag,
})

export type RentalRow = z.infer<typeof rentalRow>

export const componentRows = {
  bed: z.object({ noBed: z.number(), bed: z.string() }),
  bedroom: z.object({ id: z.number(), typeBathroom: z.string() }),
  highlight: z.object({ highlight: z.string() }),
  specialPrice: z.object({
    startDate: z.string(),
    endDate: z.string(),
    price: z.number(),
    minDays: number,
  }),
  lockDates: z.object({ startDate: z.string(), endDate: z.string() }),
  monthlyRate: z.object({ fromMonths: z.number(), price: z.number() }),
  cancellationTier: z.object({
    id: z.coerce.string(),
    title: z.string(),
    noDays: z.number(),
    percentDiscount: z.number(),
  }),
  galleryPicture: z.object({ id: z.number(), alt: z.string(), room: text }),
  seo: z.object({ id: z.number(), metaTitle: text, metaDescription: text }),
}
