import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { listOf, maybePictureSchema, wordsSchema } from './entry-fields'
import { pointSchema, sectionPopulate, sectionSchema } from './section'
import { seoPopulate, seoSchema } from './seo'

/** `api::list-with-us.list-with-us`, a localized single type; its claims come from the site settings. */
export const listWithUsSchema = z.object({
  title: wordsSchema,
  text: wordsSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  sections: listOf(sectionSchema),
  stepsTitle: wordsSchema,
  steps: listOf(pointSchema),
  titleForm: wordsSchema,
  textForm: wordsSchema,
  btnName: wordsSchema,
  waLabel: wordsSchema,
  waLink: wordsSchema,
  waText: wordsSchema,
  seo: seoSchema.nullable(),
})

export const listWithUs = {
  uid: 'api::list-with-us.list-with-us',
  path: 'list-with-us',
  populate: { image: true, sections: sectionPopulate, steps: true, seo: seoPopulate },
  schema: listWithUsSchema,
} satisfies ContentDefinition

export type ListWithUs = z.infer<typeof listWithUsSchema>
