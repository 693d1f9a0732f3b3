import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { maybeDaySchema, maybeNumberSchema, wordsSchema } from './entry-fields'
import { legalAreas } from './legal-area'
import { localeSchema } from './localized'
import { seoPopulate, seoSchema } from './seo'

/** One entry of `api::legal-text.legal-text`. Lists are sorted by area, then by `order`. */
export const legalTextSchema = z.object({
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  locale: localeSchema,
  title: wordsSchema,
  /** One per language. */
  slug: z.string(),
  /** How the list of texts calls it. */
  name: wordsSchema,
  area: z.enum(legalAreas),
  order: maybeNumberSchema,
  /** The day from which it is in force. */
  effectiveDate: maybeDaySchema,
  /** Markdown. */
  text: wordsSchema,
  seo: seoSchema.nullable(),
})

export const legalTexts = {
  uid: 'api::legal-text.legal-text',
  path: 'legal-texts',
  populate: { seo: seoPopulate },
  schema: z.array(legalTextSchema),
  presenceOf: (texts: LegalText[]) => texts.length > 0,
} satisfies ContentDefinition

export type LegalText = z.infer<typeof legalTextSchema>
