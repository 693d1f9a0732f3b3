import * as z from 'zod'
import {
  maxEmailLength,
  maxEntryTitleLength,
  maxGuestNameLength,
  maxPhoneLength,
  maxStaffNameLength,
  maxStayNoteLength,
} from './limits'
import { calendarDaySchema } from './calendar-day'
import { localeSchema } from './localized'
import { lostReasons, stagesByHand } from './stay-stage'
import { stayAuthorSchema } from './stay-author'
import { lineOf, textOf } from './submission'
import { timeOfDaySchema } from './time-of-day'

/** Document id and name of a rental. */
const rentalReferenceSchema = z.strictObject({
  id: lineOf(100),
  name: lineOf(maxEntryTitleLength),
})

/** What staff set where the guest did not say it. */
const stayFactsSchema = z.strictObject({
  rental: rentalReferenceSchema.nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  guests: z.number().int().min(1).max(1000).nullable(),
})

/** Who the guest is and how they are reached. */
const stayGuestSchema = z.strictObject({
  guestName: lineOf(maxGuestNameLength),
  email: lineOf(maxEmailLength)
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .nullable(),
  phone: lineOf(maxPhoneLength).nullable(),
})

/** An answer that staff write. It is written down once, however often it is sent; another one needs another `id`. */
const stayReplySchema = z.strictObject({
  id: z.uuid(),
  way: z.enum(['mailed', 'whatsApp']),
  text: textOf(5000),
})

/**
 * `PUT` of the same path. 409: `revision` is outdated, or the reply's id was used for another text. 422: the stay comes
 * back, but others hold the nights of its contract. The CMS writes the log itself.
 */
export const stayChangeSchema = z.strictObject({
  revision: z.number().int().min(1),
  by: stayAuthorSchema,
  set: z
    .strictObject({
      stage: z.enum(stagesByHand),
      lostReason: z.enum(lostReasons),
      owner: z
        .strictObject({ id: z.number().int().positive(), name: lineOf(maxStaffNameLength) })
        .nullable(),
      followUpOn: calendarDaySchema.nullable(),
      remindersOff: z.boolean(),
      facts: stayFactsSchema,
      /** What the guest did not say, or wrote wrongly. */
      guest: stayGuestSchema,
    })
    .partial(),
  note: textOf(maxStayNoteLength).nullable(),
  /** An answer moves a new stay on. */
  reply: stayReplySchema.optional(),
})

export type StayChange = z.infer<typeof stayChangeSchema>

/** `POST /api/stays/{reference}/booking`: makes the booking confirmation of a stay whose contract is signed. */
export const stayBookingSchema = z.strictObject({
  revision: z.number().int().min(1),
  by: stayAuthorSchema,
  /** For the team: payments and contacts. */
  notes: textOf(5000),
  /** The hours of the contract; null where it says something else than a time. */
  checkInFrom: timeOfDaySchema.nullable(),
  checkOutUntil: timeOfDaySchema.nullable(),
  /** What the contract says of them then, in words of each language. */
  checkin: z.strictObject({ en: textOf(500), es: textOf(500) }).nullable(),
})

export type StayBooking = z.infer<typeof stayBookingSchema>

/** `POST /api/stays`: begins a stay that the team took on the phone. The same reference is stored once. */
export const newStaySchema = z.strictObject({
  reference: z.string().regex(/^S-[0-9A-Z]{6,12}$/),
  by: stayAuthorSchema,
  ...stayGuestSchema.shape,
  language: localeSchema,
  rental: rentalReferenceSchema,
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  guests: z.number().int().min(1).max(1000).nullable(),
})

export type NewStay = z.infer<typeof newStaySchema>
