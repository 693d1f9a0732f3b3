import * as z from 'zod'
import { pictureSchema } from './picture'

/** What editors may say about a page to search engines; empty fields fall back to the page's own texts. */
export const seoSchema = z.object({
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** Shared in the place of the image that the site draws. Catalogue snapshots of earlier versions do not say. */
  sharePicture: pictureSchema.nullish().catch(null),
})

/** How the fields of `seoSchema` are read. */
export const seoPopulate = { populate: { sharePicture: true } }

export type Seo = z.infer<typeof seoSchema>
