import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { currencyCodes } from './currency-code'
import { localeSchema } from './localized'
import {
  declineReasons,
  livingStages,
  maxGuestWordsLength,
  maxOfferedRentals,
  offerStageNames,
} from './offer-stage'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { lineOf, textOf } from './submission'

/** The code that staff and guests use for an offer. It opens nothing by itself. */
export const offerReferenceSchema = z.string().regex(/^O-[0-9A-Z]{6,12}$/)

const cents = z.number().int().min(-999_999_999).max(999_999_999)

const lineLabelSchema = z.union([lineOf(200), z.strictObject({ en: lineOf(200), es: lineOf(200) })])

/** A rental with the price that was worked out when the offer was made; it changes no more. */
const offeredRentalSchema = z.strictObject({
  /** Document id. */
  rentalId: lineOf(100),
  name: lineOf(200),
  /** The lines of `quote` in both languages; earlier offers have the guest's alone. */
  lines: z.array(z.strictObject({ label: lineLabelSchema, cents })).max(60),
  /** What staff add or take off, with its reason. */
  adjustment: z
    .strictObject({
      reason: lineOf(120),
      /** Percent of the price; null if staff entered an amount. */
      percent: z.number().min(-100).max(1000).nullable(),
      cents,
    })
    .nullable(),
  /** With the adjustment. */
  total: cents.min(1),
})

export type OfferedRental = z.infer<typeof offeredRentalSchema>

const offerFields = z.strictObject({
  reference: offerReferenceSchema,
  stay: stayReferenceSchema,
  language: localeSchema,
  guestName: lineOf(200),
  guestEmail: lineOf(254).regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  adults: z.number().int().min(1).max(500),
  children: z.number().int().min(0).max(500),
  currency: z.enum(currencyCodes),
  houses: z
    .array(offeredRentalSchema)
    .min(1)
    .max(maxOfferedRentals)
    .refine((houses) => new Set(houses.map(({ rentalId }) => rentalId)).size === houses.length, {
      message: 'must name each house once',
    }),
  /** Written to the guest. */
  message: textOf(maxGuestWordsLength).nullable(),
  validUntil: z.iso.datetime(),
  /** Whether the nights of all rentals are held until then. */
  holdsNights: z.boolean(),
})

/**
 * `PUT /api/stays/{reference}/offer` of the CMS: 409 where the stay was changed since `revision` or has a contract, 422
 * where nights are taken.
 */
export const newOfferSchema = offerFields
  .extend({
    /** Revision of the stay. */
    revision: z.number().int().min(1),
    by: stayAuthorSchema,
    /** SHA-256 of the guest's link; the link itself is not kept. */
    linkHash: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .refine(({ startDate, endDate }) => startDate < endDate, { path: ['endDate'] })

export type NewOffer = z.infer<typeof newOfferSchema>

/**
 * `PUT /api/offers/{reference}`: 409 where the offer is answered, withdrawn or over, 422 where the nights of the
 * accepted rental are taken.
 */
export const offerChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('open'), by: stayAuthorSchema }),
  z.strictObject({ do: z.literal('accept'), by: stayAuthorSchema, rentalId: lineOf(100) }),
  z.strictObject({
    do: z.literal('decline'),
    by: stayAuthorSchema,
    reason: z.enum(declineReasons),
    words: textOf(maxGuestWordsLength).nullable(),
  }),
  z.strictObject({
    do: z.literal('ask'),
    by: stayAuthorSchema,
    words: textOf(maxGuestWordsLength),
  }),
  z.strictObject({
    do: z.literal('withdraw'),
    by: stayAuthorSchema,
    /** The one that staff saw; earlier sites do not send it. */
    stage: z.enum(livingStages).optional(),
  }),
  z.strictObject({ do: z.literal('remind'), by: stayAuthorSchema }),
])

export type OfferChange = z.infer<typeof offerChangeSchema>

/** An offer as the CMS gives it. */
export const offerSchema = offerFields.extend({
  stage: z.enum(offerStageNames),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  /** When the guest first saw it. */
  openedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Document id. */
  acceptedRental: z.string().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineWords: z.string().nullable(),
  remindersSent: z.number().int(),
  /** Document ids of the rentals whose nights others have now; none once it is declined or withdrawn. */
  taken: z.array(z.string()),
})

export type Offer = z.infer<typeof offerSchema>

export const offerAnswerSchema = z.object({ data: offerSchema.nullable() })

/** `GET /api/offers-recent?since=`: the offers that were made or answered since a moment. */
export const recentOffersSchema = z.object({
  data: z.array(z.object({ reference: offerReferenceSchema, stage: z.enum(offerStageNames) })),
})

export type RecentOffer = z.infer<typeof recentOffersSchema>['data'][number]
