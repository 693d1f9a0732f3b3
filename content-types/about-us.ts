import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { listOf, maybePictureSchema, wordsSchema } from './entry-fields'
import { pointSchema } from './section'
import { seoPopulate, seoSchema } from './seo'

/** `api::about-us.about-us`, a localized single type; its team comes from the job areas. */
export const aboutUsSchema = z.object({
  title: wordsSchema,
  /** Markdown. */
  intro: wordsSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  missionTitle: wordsSchema,
  mission: wordsSchema,
  visionTitle: wordsSchema,
  vision: wordsSchema,
  valuesTitle: wordsSchema,
  values: listOf(pointSchema),
  teamTitle: wordsSchema,
  teamText: wordsSchema,
  seo: seoSchema.nullable(),
})

export const aboutUs = {
  uid: 'api::about-us.about-us',
  path: 'about-us',
  populate: { image: true, values: true, seo: seoPopulate },
  schema: aboutUsSchema,
} satisfies ContentDefinition

export type AboutUs = z.infer<typeof aboutUsSchema>
