import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { flagSchema, maybeNumberSchema, wordsSchema } from './entry-fields'

/** One entry of `api::answer-template.answer-template`, in one language. */
const answerTemplateSchema = z.object({
  documentId: z.string(),
  name: wordsSchema,
  enabled: flagSchema,
  /** Suggested where others have nights of the stay. */
  forTakenNights: flagSchema,
  /** Its place in the list. */
  order: maybeNumberSchema,
  subject: wordsSchema,
  text: wordsSchema,
})

/** Prepared answers to guests, for staff alone. */
export const answerTemplates = {
  uid: 'api::answer-template.answer-template',
  path: 'answer-templates',
  populate: {},
  schema: z.array(answerTemplateSchema),
} satisfies ContentDefinition
