import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { wordsSchema } from './entry-fields'
import { localeSchema, perLocale } from './localized'
import { rentalSchema } from './rental'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { timeOfDaySchema } from './time-of-day'

/** Guests read it while it is shared; a draft and one that was cancelled look like an unknown one. */
export const bookingStages = ['draft', 'shared', 'cancelled'] as const

const linkHashSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** What a confirmation says of a rental of ours: as it is published, or of the draft of one that is not any more. */
const bookedRentalSchema = rentalSchema
  .pick({
    latitude: true,
    length: true,
    houseRuleIds: true,
    checkInTimeStart: true,
    checkInTimeEnd: true,
    checkOutTime: true,
  })
  .extend({ names: perLocale(z.string()), townId: z.string().nullable() })

export type BookedRental = z.infer<typeof bookedRentalSchema>

/** One property of a booking. Texts are Markdown; staff write them in one language or in both. */
const bookingStaySchema = z.object({
  /** Empty: the rental's own. */
  name: wordsSchema,
  /** Its document id, which a site reads that is older than the CMS. */
  rentalId: z.string().nullish(),
  /** Null for a house that is not a rental of the site. */
  rental: bookedRentalSchema.nullable().default(null),
  /** Of the rental: street and number; guests read it once the instructions are released. */
  address: z.string().nullable(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  noPax: z.number().int(),
  /** As the contract says; null: the rental's own. */
  checkInFrom: timeOfDaySchema.nullable(),
  checkOutUntil: timeOfDaySchema.nullable(),
  arrivalInstructions: z.object({ en: wordsSchema, es: wordsSchema }),
  checkinInstructions: z.object({ en: wordsSchema, es: wordsSchema }),
})

/** `GET /api/booking-confirmations/{id}` of the CMS (contracts-and-routes.md §3, "Booking confirmation"). */
const bookingConfirmationSchema = z.object({
  documentId: z.string(),
  /** The booking number. */
  noRequirement: z.string(),
  /** The reference of its stay; null where it belongs to none. */
  stay: stayReferenceSchema.nullable().default(null),
  stage: z.enum(bookingStages),
  /** Whether guests may read how to get there and in. */
  instructionsReleased: z.boolean(),
  guestName: z.string(),
  language: localeSchema,
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  noPax: z.number().int(),
  details: z.array(bookingStaySchema),
  /** 0 while no link was made. */
  linkNumber: z.number().int(),
  updatedAt: z.iso.datetime(),
})

export type BookingConfirmation = z.infer<typeof bookingConfirmationSchema>
export type BookingStay = BookingConfirmation['details'][number]
export type BookingStage = BookingConfirmation['stage']

export const bookingConfirmationAnswerSchema = z.object({
  data: bookingConfirmationSchema.nullable(),
})

/**
 * `PUT` of the same path: 409 where `linkNumber` is not the present one, 422 where the stay was cancelled and others
 * have its nights.
 */
export const bookingConfirmationChangeSchema = z.strictObject({
  linkNumber: z.number().int().min(0),
  by: stayAuthorSchema.optional(),
  set: z
    .strictObject({
      stage: z.enum(bookingStages),
      instructionsReleased: z.boolean(),
      linkHash: linkHashSchema,
      linkNumber: z.number().int().min(1),
      sharedAt: z.iso.datetime(),
    })
    .partial(),
})

export type BookingConfirmationChange = z.infer<typeof bookingConfirmationChangeSchema>

const bookingRowSchema = bookingConfirmationSchema
  .pick({
    documentId: true,
    noRequirement: true,
    stage: true,
    instructionsReleased: true,
    guestName: true,
    startDate: true,
    endDate: true,
  })
  .extend({ linkNumber: z.number().int() })

export type BookingRow = z.infer<typeof bookingRowSchema>

export const bookingListSchema = z.object({ data: z.array(bookingRowSchema), total: z.number() })
