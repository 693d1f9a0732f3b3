import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { currencyCodes } from './currency-code'
import { maxEntryTitleLength } from './limits'
import { maxSlugLength } from './slug'
import { maxRentalsAtOnce } from './max-rentals-at-once'
import { sectionKeys } from './section-key'
import { serviceUnits } from './service-unit'
import { lineOf, submissionSchema, webAddressSchema } from './submission'

const count = z.number().int().min(0).max(10_000)
/** In units of the inquiry's currency, with two decimals at most. */
const amount = z.number().min(-999_999_999.99).max(999_999_999.99)

/** What is asked for; kept as words too, so that an inquiry outlives its rental. */
const inquiredRentalSchema = z.strictObject({
  /** Document id of the rental. */
  id: lineOf(100),
  slug: lineOf(maxSlugLength),
  name: lineOf(maxEntryTitleLength),
  section: z.enum(sectionKeys),
  /** The customer's number of the kind: 1, 2, 3 or 5. Absent from what was taken in before it was stored. */
  type: z.number().int().min(1).max(9).optional(),
  /** The rental's page as the visitor saw it. */
  pageUrl: webAddressSchema,
})

/** Null is what the visitor did not or could not say: a house for sale has neither dates nor guests. */
const inquiredStaySchema = z.strictObject({
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  nights: count.nullable(),
  months: count.nullable(),
  longStay: z.boolean(),
  monthlyOffer: z.boolean(),
  fullHotel: z.boolean(),
  adult: count.nullable(),
  children: count.nullable(),
  totalPax: count.nullable(),
  pet: z.boolean(),
  lateCheckIn: z.boolean(),
})

/** The server's own price (pricing.md, "The calls"). The sum of the lines, unless it would be below 0. */
const inquiredPriceSchema = z.strictObject({
  currencyCode: z.enum(currencyCodes),
  lines: z
    .array(
      z.strictObject({
        /** What the line is for, e.g. `3 nights at $120` or `Cleaning`. */
        label: lineOf(250),
        amount,
      }),
    )
    .max(500),
  /** 0 where a quote is asked for. */
  total: amount,
  totalFormated: lineOf(40),
  /** What the list shows before any dates, and what it is for; null on request. */
  basePrice: amount.nullable().optional(),
  controlPrice: z.enum(['night', 'month', 'sale']).nullable().optional(),
})

const inquiredPaymentSchema = z.strictObject({
  /** Document id of the payment method. */
  id: lineOf(100).optional(),
  name: lineOf(120),
  percent: z.number().min(0).max(100),
  fee: amount,
  totalWithFee: amount,
  totalWithFeeFormated: lineOf(40),
})

/** An add-on service the visitor ticked. */
const inquiredServiceSchema = z.strictObject({
  name: lineOf(120),
  unit: z.enum(serviceUnits),
  /** In the inquiry's currency; null means on request. */
  price: amount.nullable(),
})

/** A rental of an inquiry with its own stay and price. */
const inquiredItemSchema = z.strictObject({
  rental: inquiredRentalSchema,
  stay: inquiredStaySchema,
  price: inquiredPriceSchema,
  payment: inquiredPaymentSchema.nullable(),
  isQuote: z.boolean(),
})

export type InquiredRental = z.infer<typeof inquiredItemSchema>

/**
 * `POST /api/submissions/inquiries` of the CMS (browsing.md §3, "Inquiry payload"). Strict: a field
 * that is not named here is refused, so that nothing gets lost unnoticed.
 */
export const inquirySubmissionSchema = submissionSchema.extend({
  rental: inquiredRentalSchema,
  stay: inquiredStaySchema,
  price: inquiredPriceSchema,
  payment: inquiredPaymentSchema.nullable(),
  services: z.array(inquiredServiceSchema).max(50),
  /** A price was asked for, since there is none to show. */
  isQuote: z.boolean(),
  /** The rentals after the first one; absent if one is asked for. */
  otherPlaces: z
    .array(inquiredItemSchema)
    .max(maxRentalsAtOnce - 1)
    .nullish(),
})

export type InquirySubmission = z.infer<typeof inquirySubmissionSchema>
