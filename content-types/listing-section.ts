import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { describedPictureSchema } from './picture'
import { sectionKeys } from './section-key'
import { seoPopulate, seoSchema } from './seo'

/** `api::listing-section.listing-section`, a localized collection type with one entry per section. */
export const listingSectionSchema = z.object({
  /** The same in both languages. */
  documentId: z.string(),
  key: z.enum(sectionKeys),
  title: z.string(),
  description: z.string(),
  /** Headline and words of the top-listing cover. */
  coverTitle: z.string(),
  coverText: z.string(),
  cover: describedPictureSchema.nullable().catch(null),
  seo: seoSchema.nullable(),
})

export const listingSections = {
  uid: 'api::listing-section.listing-section',
  path: 'listing-sections',
  populate: { cover: { populate: { picture: true } }, seo: seoPopulate },
  schema: z.array(listingSectionSchema),
} satisfies ContentDefinition

export type ListingSection = z.infer<typeof listingSectionSchema>
