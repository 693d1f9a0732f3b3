import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { localeSchema } from './localized'
import { perAspect } from './rental-reviews'
import {
  maxReviewLength,
  maxReviewAnswerLength,
  maxReviewNameLength,
  reviewStages,
} from './review-stage'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { stayStageNames } from './stay-stage'
import { lineOf, textOf } from './submission'

const ratingsSchema = perAspect(z.number().int().min(1).max(5))

/** The facts of a stay that its review needs. */
const reviewedStaySchema = z.object({
  guestName: z.string(),
  email: z.string().nullable(),
  stage: z.enum(stayStageNames),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
})

const reviewRowSchema = z.object({
  /** The reference of its stay; imported reviews have one of their own. */
  reference: stayReferenceSchema,
  stage: z.enum(reviewStages),
  rentalName: z.string().nullable(),
  /** When the guest was asked; once there is a review, when it came. UTC. */
  at: z.iso.datetime(),
  /** As it is shown. Null until the guest has written. */
  name: z.string().nullable(),
  ratings: ratingsSchema.nullable(),
})

/** With who was asked; null if it was imported. */
const listedReviewSchema = reviewRowSchema.extend({
  guestName: z.string().nullable().default(null),
})

export type ReviewRow = z.infer<typeof listedReviewSchema>

export const reviewListSchema = z.object({ data: z.array(listedReviewSchema), total: z.number() })

const reviewSchema = reviewRowSchema.extend({
  /** Null if it was imported. */
  stay: reviewedStaySchema.nullable(),
  /** Document id. */
  rentalId: z.string().nullable(),
  /** That of the text; before there is one, the guest's. */
  language: localeSchema,
  text: z.string().nullable(),
  answer: z.string().nullable(),
  /** Who approved or refused it. */
  decidedBy: z.string().nullable(),
  /** Grows with each change. */
  revision: z.number().int(),
})

export type Review = z.infer<typeof reviewSchema>

/** `GET /api/reviews/{reference}` of the CMS. */
export const reviewAnswerSchema = z.object({ data: reviewSchema.nullable() })

/** `GET /api/reviews-due`: stays that ended in these days, both included, and whose guest is to be asked. */
export const dueReviewsQuerySchema = z.object({ from: calendarDaySchema, to: calendarDaySchema })

export const dueReviewsSchema = z.object({ data: z.array(stayReferenceSchema) })

/** `POST /api/reviews`: asks for the review of a stay; once, however often it is sent. */
export const reviewRequestSchema = z.strictObject({
  stay: stayReferenceSchema,
  linkHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Today in Guatemala. */
  day: calendarDaySchema,
  /** Whether the mail is on its way. */
  isMailed: z.boolean(),
})

export type ReviewRequest = z.infer<typeof reviewRequestSchema>

/** `PUT /api/reviews/{reference}/words`: what a guest wrote. 409 unless the review is open. */
export const sentReviewSchema = z.strictObject({
  day: calendarDaySchema,
  /** From where. */
  address: z.string().max(100),
  language: localeSchema,
  name: lineOf(maxReviewNameLength),
  text: textOf(maxReviewLength),
  ratings: ratingsSchema,
})

export type SentReview = z.infer<typeof sentReviewSchema>

/** `PUT /api/reviews/{reference}`: what staff decide. 409 where `revision` is not the present one. */
export const reviewDecisionSchema = z.strictObject({
  revision: z.number().int().min(1),
  by: stayAuthorSchema,
  set: z.strictObject({
    stage: z.enum(['approved', 'refused']),
    /** Shown below the review; null for none. */
    answer: textOf(maxReviewAnswerLength).nullable(),
  }),
})

export type ReviewDecision = z.infer<typeof reviewDecisionSchema>
