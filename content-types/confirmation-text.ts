import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { listOf, wordsSchema } from './entry-fields'

/** The slugs of confirmation pages, and the variants `unique-stays` and `top-listing` that a query chooses. */
export const confirmationKeys = [
  'landing-page',
  'referral',
  'contract',
  'career',
  'inquire',
  'unique-stays',
  'top-listing',
  'list-with-us',
  'subscribe',
] as const

/** One entry of `api::confirmation-text.confirmation-text`; each key has one. */
export const confirmationTextSchema = z.object({
  documentId: z.string(),
  key: z.enum(confirmationKeys),
  title: wordsSchema,
  message: wordsSchema,
  /** The first is the main one. */
  buttons: listOf(z.object({ label: wordsSchema, target: z.enum(['home', 'explore']) })),
})

export const confirmationTexts = {
  uid: 'api::confirmation-text.confirmation-text',
  path: 'confirmation-texts',
  populate: { buttons: true },
  schema: z.array(confirmationTextSchema),
} satisfies ContentDefinition

export type ConfirmationKey = (typeof confirmationKeys)[number]
