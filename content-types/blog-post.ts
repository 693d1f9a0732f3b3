import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import type { ContentDefinition } from './content-definition'
import { listOf, maybeNumberSchema, maybePictureSchema, wordsSchema } from './entry-fields'
import { seoPopulate, seoSchema } from './seo'

const authorSchema = z
  .object({
    documentId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    about: wordsSchema,
    photo: maybePictureSchema,
    photoAlt: wordsSchema,
  })
  .nullish()
  .transform((value) => value ?? null)

/** One entry of `api::blog-post.blog-post`. */
export const blogPostSchema = z.object({
  /** The same in both languages. */
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  name: wordsSchema,
  /** One per language. */
  slug: z.string(),
  shortDescription: wordsSchema,
  /** Markdown. */
  description: wordsSchema,
  image: maybePictureSchema,
  imageAlt: wordsSchema,
  /** The post is shown from the midnight with which this day begins in Guatemala; a draft may lack it. */
  publicationDate: calendarDaySchema.nullish(),
  /** Minutes; null means that they are counted from the text. */
  readingTime: maybeNumberSchema,
  postcategories: listOf(z.object({ documentId: z.string(), slug: z.string(), name: z.string() })),
  author: authorSchema,
  seo: seoSchema.nullable(),
})

export const blogPosts = {
  uid: 'api::blog-post.blog-post',
  path: 'blog-posts',
  populate: {
    image: true,
    postcategories: { fields: ['name', 'slug'] },
    author: { populate: { photo: true } },
    seo: seoPopulate,
  },
  includes: ['api::author.author', 'api::post-category.post-category'],
  schema: z.array(blogPostSchema),
} satisfies ContentDefinition

export type BlogPost = z.infer<typeof blogPostSchema>
