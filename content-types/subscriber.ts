import * as z from 'zod'
import { localeSchema } from './localized'
import { contactSchema, lineOf, submissionSchema, textOf } from './submission'

/**
 * `POST /api/submissions/subscribers/find` of the CMS: whether an e-mail is subscribed, capitals or not. A
 * POST, since an address in a query would stand in logs.
 */
export const subscriberQuestionSchema = z.strictObject({ email: contactSchema.shape.email })

export const subscriberAnswerSchema = z.object({ data: z.object({ isSubscribed: z.boolean() }) })

/** A subscription waits for its confirmation, counts, or is over; it never comes back from there. */
export const subscriptionStates = ['pending', 'confirmed', 'ended'] as const
const subscriptionChanges = ['confirm', 'end'] as const

/** `POST /api/submissions/subscribers/state`: how a subscription stands; `data` is null where there is none. */
export const subscriptionQuestionSchema = submissionSchema.pick({ submissionId: true })

export const subscriptionStateSchema = z.object({
  data: z
    .object({
      state: z.enum(subscriptionStates),
      /** This request of the e-mail or another one waits or counts. */
      isOpen: z.boolean(),
    })
    .nullable(),
})

/**
 * `POST /api/submissions/subscribers/change`: its owner confirmed or ended a subscription at a moment. The same
 * change may come again and changes nothing then.
 */
export const subscriptionChangeSchema = subscriptionQuestionSchema.extend({
  change: z.enum(subscriptionChanges),
  at: z.iso.datetime(),
  /**
   * What the page said above the button that confirmed it, and in which language; absent for an end, and before it was
   * noted.
   */
  consent: z.strictObject({ wording: textOf(1000), language: localeSchema }).optional(),
})

/** The subscription after the change; `data` is null where there is none. */
export const changedSubscriptionSchema = z.object({
  data: z
    .object({
      state: z.enum(subscriptionStates),
      /** This very change made the state, now or in an earlier attempt. */
      isOwn: z.boolean(),
      reference: z.string(),
      language: localeSchema,
      contact: contactSchema,
      page: lineOf(250),
    })
    .nullable(),
})

/** From when on, and until when, a request that nobody confirmed is reminded of; its link works for seven days. */
export const remindAfterHours = 48
export const remindWithinHours = 6 * 24

/** `POST /api/submissions/subscribers/unconfirmed`: requests that are to be reminded of, once each. */
export const unconfirmedSchema = z.object({
  data: z.array(
    z.object({
      submissionId: submissionSchema.shape.submissionId,
      receivedAt: z.iso.datetime(),
      reference: z.string(),
      language: localeSchema,
      contact: contactSchema,
      page: lineOf(250),
    }),
  ),
})

/** `POST /api/submissions/subscribers/reminded`: the reminder was taken over by the outbox. The first time counts. */
export const remindedSchema = subscriptionQuestionSchema.extend({ at: z.iso.datetime() })

export type UnconfirmedSubscription = z.infer<typeof unconfirmedSchema>['data'][number]

export type SubscriptionState = NonNullable<z.infer<typeof subscriptionStateSchema>['data']>
export type SubscriptionConsent = NonNullable<SubscriptionChange['consent']>
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>
export type ChangedSubscription = NonNullable<z.infer<typeof changedSubscriptionSchema>['data']>
