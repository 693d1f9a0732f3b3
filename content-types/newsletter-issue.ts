import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import type { ContentDefinition } from './content-definition'
import { maybePictureSchema, wordsSchema } from './entry-fields'
import { seoPopulate, seoSchema } from './seo'

/** One entry of `api::newsletter-issue.newsletter-issue`: a letter to subscribers. */
export const newsletterIssueSchema = z.object({
  /** The same in both languages. */
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  title: wordsSchema,
  /** One per language. */
  slug: z.string(),
  intro: wordsSchema,
  /** The letter is shown from the midnight with which this day begins in Guatemala; a draft may lack it. */
  sentOn: calendarDaySchema.nullish(),
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  /** Markdown. */
  body: wordsSchema,
  seo: seoSchema.nullable(),
})

export const newsletterIssues = {
  uid: 'api::newsletter-issue.newsletter-issue',
  path: 'newsletter-issues',
  populate: { image: true, seo: seoPopulate },
  schema: z.array(newsletterIssueSchema),
} satisfies ContentDefinition

export type NewsletterIssue = z.infer<typeof newsletterIssueSchema>
