import * as z from 'zod'
import { maybePictureSchema, wordsSchema } from './entry-fields'

/** A heading with a text in Markdown and perhaps a picture. */
export const sectionSchema = z.object({
  title: wordsSchema,
  markdown: wordsSchema,
  picture: maybePictureSchema,
  alt: wordsSchema,
})

export const sectionPopulate = { populate: { picture: true } }

/** A heading with a sentence or two. */
export const pointSchema = z.object({ title: wordsSchema, text: wordsSchema })
