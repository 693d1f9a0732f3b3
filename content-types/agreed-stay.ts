import * as z from 'zod'
import { bookingStages } from './booking-confirmation'
import { calendarDaySchema } from './calendar-day'
import { contractStageNames } from './contract-stage'
import { contractReservationSchema } from './contract-values'
import { localeSchema } from './localized'
import { paymentSchema } from './payment'
import { paymentReminders } from './payment-reminder'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { stayStageNames } from './stay-stage'

const { rentalId, startDate, endDate, fullPayment, firstPayment, currency, customData } =
  contractReservationSchema.shape

/** What a contract says of house, days and money; the rest is left out. */
const agreedSchema = z.object({
  rentalId,
  startDate,
  endDate,
  fullPayment,
  firstPayment,
  currency,
  customData: z.object({ downPaymentDays: customData.shape.downPaymentDays }),
})

/** The fields of a payment that count. */
const countedPaymentSchema = z.object(
  paymentSchema.pick({
    reference: true,
    cents: true,
    currency: true,
    countsCents: true,
    cancelledAt: true,
  }).shape,
)

/** The booking confirmation of a stay, as far as its arrival instructions are concerned. */
const stayConfirmationSchema = z.object({
  documentId: z.string(),
  stage: z.enum(bookingStages),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  /** Document ids of the rentals to which its instructions lead. */
  rentalIds: z.array(z.string()).default([]),
  instructionsReleased: z.boolean(),
  /** When they were released by themselves, which happens once: staff who hold them afterwards are obeyed. */
  releasedAt: z.iso.datetime().nullable(),
  /** Whether the mail about it is on its way. */
  isReleaseMailed: z.boolean(),
  /** Days before arrival, the fewest of its rentals; null where one of them is released by hand. */
  releaseDays: z.number().int().nullable(),
})

/** A stay that was agreed on, with what decides about money, instructions and mails. */
const agreedStaySchema = z.object({
  reference: stayReferenceSchema,
  stage: z.enum(stayStageNames),
  guestName: z.string(),
  email: z.string().nullable(),
  language: localeSchema,
  rentalName: z.string().nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  /** Staff switched off reminders of this stay. */
  remindersOff: z.boolean(),
  /** The reminders that were written down, as `reminderKey` names them. */
  reminded: z.array(z.string()),
  agreement: z
    .object({
      stage: z.enum(contractStageNames),
      /** When its latest version was signed; null where none was. */
      signedAt: z.iso.datetime().nullable(),
      /** Of the latest signed version, else of the contract. */
      reservation: agreedSchema,
    })
    .nullable(),
  payments: z.array(countedPaymentSchema),
  confirmation: stayConfirmationSchema.nullable(),
})

export type AgreedStay = z.infer<typeof agreedStaySchema>

/**
 * `GET /api/stays-ahead?from={day}&after={next}`: stays with a signed contract, also one that is sent again, or a
 * confirmation that end on this day or later, some hundreds at a time.
 */
export const agreedStaysQuerySchema = z.object({
  from: calendarDaySchema,
  after: z.coerce.number().int().min(0).default(0),
})

export type AgreedStaysQuery = z.infer<typeof agreedStaysQuerySchema>

/** `next` is the `after` of the next call; null where there are no more. */
export const agreedStaysSchema = z.object({
  data: z.array(agreedStaySchema),
  next: z.number().int().nullable().default(null),
})

export type AgreedStaysPage = z.infer<typeof agreedStaysSchema>

/** `PUT /api/stays/{reference}/reminder`: writes down that the guest is reminded; once, however often it is sent. */
export const stayReminderSchema = z.strictObject({
  by: stayAuthorSchema,
  reminder: z.enum(paymentReminders),
  /** On which the amount is due: a contract with other dates has reminders of its own. */
  dueDay: calendarDaySchema,
})

export type StayReminder = z.infer<typeof stayReminderSchema>

/** By what a reminder is known in the log of its stay: `restSoon 2027-01-04`. */
export function reminderKey({
  reminder,
  dueDay,
}: Pick<StayReminder, 'reminder' | 'dueDay'>): string {
  return `${reminder} ${dueDay}`
}

/**
 * `PUT /api/booking-confirmations/{id}/release`: 409 unless it is shared and its stay goes on; once, however often it
 * is sent.
 */
export const instructionsReleaseSchema = z.strictObject({
  by: stayAuthorSchema,
  /** Whether the mail to the guest is on its way. */
  isMailed: z.boolean(),
})

export type InstructionsRelease = z.infer<typeof instructionsReleaseSchema>
