import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { seoPopulate, seoSchema } from './seo'

/**
 * `api::inquiry-page.inquiry-page`, a localized single type: the words around the inquiry form. That
 * booking is not automatic is `bookingNotice` of the site settings, as beside every inquire button.
 */
export const inquiryPageSchema = z.object({
  title: z.string(),
  /** In place of `title` where there is no price to show. */
  quoteTitle: z.string(),
  intro: z.string(),
  /** How soon a person answers. */
  responsePromise: z.string().nullable(),
  confirmationTitle: z.string(),
  confirmationText: z.string(),
  seo: seoSchema.nullable(),
})

export const inquiryPage = {
  uid: 'api::inquiry-page.inquiry-page',
  path: 'inquiry-page',
  populate: { seo: seoPopulate },
  schema: inquiryPageSchema,
} satisfies ContentDefinition

export type InquiryPage = z.infer<typeof inquiryPageSchema>
