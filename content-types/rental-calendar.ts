import { maxStayNoteLength } from './limits'
import * as z from 'zod'
import { calendarDaySchema, dayRangeSchema } from './calendar-day'
import { feedProblems } from './calendar-feed'
import { kindsByHand, reservationKinds } from './reservation-kind'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { lineOf, textOf } from './submission'

const documentIdSchema = z.string().regex(/^[0-9a-z]{1,40}$/)

/**
 * `GET /api/desk/calendar`: who has nights from the day `from` to the day before `to`; of one rental where it is named.
 */
export const calendarQuerySchema = z
  .object({
    from: calendarDaySchema,
    to: calendarDaySchema,
    rental: documentIdSchema.optional(),
  })
  .refine(({ from, to }) => from < to, 'must end after it begins')

export type CalendarQuery = z.infer<typeof calendarQuerySchema>

/** A reservation on the calendar of the staff: one that ended takes no nights and is left out. */
const calendarSpanSchema = z.object({
  /** Document id. */
  id: z.string(),
  rental: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(reservationKinds),
  /** The guest, the reason of a block, or the other site. */
  name: z.string(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  /** End of a hold. */
  holdUntil: z.iso.datetime().nullable(),
  /** The other site closed these nights without a booking. */
  closed: z.boolean(),
  contract: z.string().nullable(),
  offer: z.string().nullable(),
  /** The stay of its contract or offer. */
  stay: stayReferenceSchema.nullable(),
})

export type CalendarSpan = z.infer<typeof calendarSpanSchema>

/** Blocked dates of a published rental, both nights included. */
const blockedDatesSchema = dayRangeSchema.extend({ rental: z.string() })

export const rentalCalendarSchema = z.object({
  data: z.object({ spans: z.array(calendarSpanSchema), blocked: z.array(blockedDatesSchema) }),
})

export type RentalCalendar = z.infer<typeof rentalCalendarSchema>['data']

const reservationSchema = calendarSpanSchema.extend({
  notes: z.string().nullable(),
  /** Who of the team made it on the calendar; null where it was made otherwise. */
  madeBy: z.string().nullable(),
  /** Names the version that staff saw. */
  updatedAt: z.iso.datetime(),
  /** The linked calendar that brought an import. */
  feed: z
    .object({
      id: z.string(),
      name: z.string(),
      lastGoodAt: z.iso.datetime().nullable(),
      problem: z.enum(feedProblems).nullable(),
    })
    .nullable(),
})

export type Reservation = z.infer<typeof reservationSchema>

/** `GET /api/reservations/{id}` of the CMS. */
export const reservationAnswerSchema = z.object({ data: reservationSchema.nullable() })

/**
 * `POST /api/reservations`: a hold or a block that staff make. The same `formKey` is stored once. 409 where somebody
 * has one of the nights, or the rental was deleted.
 */
export const newReservationSchema = z.strictObject({
  formKey: z.uuid(),
  by: stayAuthorSchema,
  kind: z.enum(kindsByHand),
  rental: documentIdSchema,
  name: lineOf(200),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  /** End of a hold. */
  holdUntil: z.iso.datetime().nullable(),
  notes: textOf(maxStayNoteLength).nullable(),
})

export type NewReservation = z.infer<typeof newReservationSchema>

/**
 * `PUT /api/reservations/{id}`: ends what was made by hand, from the day `today` of Guatemala on. 409 where it was
 * changed since `updatedAt`.
 */
export const reservationEndSchema = z.strictObject({
  by: stayAuthorSchema,
  updatedAt: z.iso.datetime(),
  today: calendarDaySchema,
})

export type ReservationEnd = z.infer<typeof reservationEndSchema>
