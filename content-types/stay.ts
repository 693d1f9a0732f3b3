import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { contactMethods } from './contact-method'
import { contractStageNames } from './contract-stage'
import { contractReservationSchema } from './contract-values'
import { currencyCodes } from './currency-code'
import { localeSchema } from './localized'
import { lostReasons, stayStageNames } from './stay-stage'
import { stayReferenceSchema } from './stay-author'
import { offerSchema } from './offer'
import { paymentSchema } from './payment'

const stayEventKinds = [
  /** What a guest of a landing page wrote. */
  'wrote',
  'began',
  'moved',
  'assigned',
  'noted',
  'contract',
  'booking',
  'review',
  // What the guest wrote on the page of their contract.
  'asked',
  'declined',
  'offerMade',
  'offerOpened',
  'offerAccepted',
  'offerDeclined',
  'offerAsked',
  'offerWithdrawn',
  'offerReminded',
  'paid',
  'paymentCancelled',
  'paymentReminded',
  'reminders',
  'released',
  'followUp',
  'facts',
  'guest',
  'mailed',
  'whatsApp',
] as const

const stayEventSchema = z.object({
  /** UTC. */
  at: z.iso.datetime(),
  /** A kind that only a newer CMS knows is shown as a note. */
  kind: z.enum(stayEventKinds).catch('noted'),
  /** `guest`, `system`, or `staff: name`. */
  actor: z.string(),
  /** From where; empty where nobody's request caused it. */
  address: z.string(),
  /** The new stage; null where the event changed none. */
  stage: z.enum(stayStageNames).nullable(),
  /**
   * A note, a question, what a guest wrote, a reason in words, the new owner, the reference of a contract, confirmation
   * or offer and what was said to it, the day of a follow-up (empty: none any more), the rental and dates or the name
   * and contact that staff set, the text of an answer, the stage of a review, the payment of which a guest is reminded
   * with its day, whether reminders are sent (`on`, `off`), whether released instructions were mailed (`mailed`,
   * `noEmail`).
   */
  detail: z.string(),
  /** The idempotency key of an answer; null for other events. */
  replyId: z.string().nullable().default(null),
})

export type StayEvent = z.infer<typeof stayEventSchema>

/** A place that an inquiry asks for besides the first one, with the price of its own. */
const otherRentalSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** The place's own page with the stay; null where it is not known. */
  pageUrl: z.string().nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  guests: z.number().nullable(),
  /** As the guest saw it, with the fee of the chosen way to pay; null where no price was shown. */
  totalFormated: z.string().nullable(),
})

/** What the guest asked for, and the price that they saw in an inquiry; a landing request has none. */
const stayRequestSchema = z.object({
  contactMethod: z.enum(contactMethods).nullable(),
  adult: z.number().nullable(),
  children: z.number().nullable(),
  pet: z.boolean(),
  lateCheckIn: z.boolean(),
  /** Asked for the terms by the month. */
  monthlyOffer: z.boolean().default(false),
  specialRequirement: z.string().nullable(),
  currencyCode: z.enum(currencyCodes).nullable(),
  /** The last one is the fee of the chosen way to pay, where it has one. */
  priceLines: z.array(z.object({ label: z.string(), amount: z.number() })),
  /** With the fee of the chosen way to pay; null where no price was shown. */
  total: z.number().nullable(),
  /**
   * Whether the total is one of this stay as it is now: it has the rental, dates and guests that were asked for, and
   * its guest accepted no other price.
   */
  isTotalCurrent: z.boolean().default(false),
  paymentMethod: z.string().nullable(),
  services: z.array(z.string()),
  pageUrl: z.string().nullable(),
  /** Empty where one place was asked for. */
  otherPlaces: z.array(otherRentalSchema),
})

export type StayRequest = z.infer<typeof stayRequestSchema>

export const stayRowSchema = z.object({
  reference: stayReferenceSchema,
  stage: z.enum(stayStageNames),
  /** Since when it has this stage. */
  stageSince: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  guestName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  rentalName: z.string().nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  /** The name of the account that works on it. */
  owner: z.string().nullable(),
  /** The day on which staff look at it again. */
  followUpOn: calendarDaySchema.nullable(),
})

export type StayRow = z.infer<typeof stayRowSchema>

export const stayListSchema = z.object({ data: z.array(stayRowSchema), total: z.number().int() })

const staySchema = stayRowSchema.extend({
  language: localeSchema,
  /** Document id. */
  rentalId: z.string().nullable(),
  /** Its private address, for the contract; null where it has none or is not published. */
  rentalAddress: z.string().nullable(),
  guests: z.number().int().nullable(),
  ownerId: z.number().int().nullable(),
  lostReason: z.enum(lostReasons).nullable(),
  /** No reminders of payments are mailed. */
  remindersOff: z.boolean(),
  /** The inquiry, landing lead and contract by reference, the booking confirmation by document id. */
  inquiry: z.string().nullable(),
  lead: z.string().nullable(),
  contract: z.string().nullable(),
  booking: z.string().nullable(),
  /** Grows with each change. */
  revision: z.number().int(),
  /** Null where it began with a contract or a confirmation. */
  request: stayRequestSchema.nullable(),
  /** Null where it has no contract. */
  agreement: z
    .object({
      stage: z.enum(contractStageNames),
      /** When its latest version was signed; null where none was, and from an earlier version of the CMS. */
      signedAt: z.iso.datetime().nullable().default(null),
      /** Of the latest signed version, else of the contract. */
      reservation: contractReservationSchema,
    })
    .nullable(),
  /** The latest first. */
  offers: z.array(offerSchema),
  /** In the order in which they were noted; cancelled ones among them. */
  payments: z.array(paymentSchema),
  events: z.array(stayEventSchema),
})

export type Stay = z.infer<typeof staySchema>

/** `GET /api/stays/{reference}` of the CMS. */
export const stayAnswerSchema = z.object({ data: staySchema.nullable() })
