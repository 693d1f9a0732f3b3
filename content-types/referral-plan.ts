import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { listOf, maybeNumberSchema, maybePictureSchema, wordsSchema } from './entry-fields'
import { pointSchema } from './section'
import { seoPopulate, seoSchema } from './seo'

export const medals = ['bronze', 'silver', 'gold'] as const

/** `api::referral-plan.referral-plan`, a localized single type. */
export const referralPlanSchema = z.object({
  title: wordsSchema,
  text: wordsSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  /** Percent, as the headline says it. */
  commissionPercent: z.number().min(0).max(100).nullish(),
  commissionText: wordsSchema,
  tiersTitle: wordsSchema,
  tiers: listOf(
    z.object({
      medal: z.enum(medals),
      name: wordsSchema,
      percent: z.number().min(0).max(100),
      /** US dollars of sales, both ends included; no end means "or more". */
      salesFrom: z.number().min(0),
      salesTo: maybeNumberSchema,
      text: wordsSchema,
    }),
  ),
  stepsTitle: wordsSchema,
  steps: listOf(pointSchema),
  /** Markdown. */
  conditions: wordsSchema,
  titleForm: wordsSchema,
  textForm: wordsSchema,
  btnName: wordsSchema,
  waLabel: wordsSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
  seo: seoSchema.nullable(),
})

export const referralPlan = {
  uid: 'api::referral-plan.referral-plan',
  path: 'referral-plan',
  populate: { image: true, tiers: true, steps: true, seo: seoPopulate },
  schema: referralPlanSchema,
} satisfies ContentDefinition

export type ReferralPlan = z.infer<typeof referralPlanSchema>
