import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { currencyCodes } from './currency-code'
import { maxCancelReasonLength } from './limits'
import { localeSchema } from './localized'
import { paymentWays } from './payment-way'
import { stayAuthorSchema } from './stay-author'
import { lineOf, textOf } from './submission'

/** The code of a payment, which its receipt shows where staff wrote no number of their own. */
export const paymentReferenceSchema = z.string().regex(/^P-[0-9A-Z]{6,12}$/)

const cents = z.number().int().min(1).max(999_999_999)

const paymentFields = z.strictObject({
  reference: paymentReferenceSchema,
  cents,
  currency: z.enum(currencyCodes),
  /** What it counts in the currency of the agreement; the same as `cents` where it was paid in that one. */
  countsCents: cents,
  day: calendarDaySchema,
  way: z.enum(paymentWays),
  /** For the team. */
  note: textOf(1000).nullable(),
  /** Number of a receipt on paper. */
  receiptNumber: lineOf(40).nullable(),
  /** In which the guest reads the receipt. */
  language: localeSchema,
})

/**
 * `PUT /api/stays/{reference}/payment` of the CMS: 409 where the stay was changed since `revision`. A payment is never
 * changed or deleted: one that was noted by mistake is cancelled with a reason.
 */
export const paymentChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('note'),
    by: stayAuthorSchema,
    payment: paymentFields,
    /** Revision of the stay. */
    revision: z.number().int().min(1),
  }),
  z.strictObject({
    do: z.literal('cancel'),
    by: stayAuthorSchema,
    reference: paymentReferenceSchema,
    reason: lineOf(maxCancelReasonLength),
  }),
])

export type PaymentChange = z.infer<typeof paymentChangeSchema>

export type NewPayment = z.infer<typeof paymentFields>

/** A payment as the CMS gives it with its stay. */
export const paymentSchema = paymentFields.extend({
  notedAt: z.iso.datetime(),
  notedBy: z.string(),
  cancelledAt: z.iso.datetime().nullable(),
  cancelReason: z.string().nullable(),
})

export type Payment = z.infer<typeof paymentSchema>
