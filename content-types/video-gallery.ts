import * as z from 'zod'
import { listOf, maybePictureSchema, wordsSchema } from './entry-fields'

/** `api::video-gallery.video-gallery`, seen through the pages that show it. */
export const videoGallerySchema = z.object({
  name: wordsSchema,
  videos: listOf(
    z.object({
      title: wordsSchema,
      /** A page of YouTube or Vimeo, or a file. */
      url: wordsSchema,
      poster: maybePictureSchema,
      posterAlt: wordsSchema,
    }),
  ),
})

export const videoGalleryUid = 'api::video-gallery.video-gallery'

export const videoGalleryPopulate = { populate: { videos: { populate: { poster: true } } } }

export type VideoGallery = z.infer<typeof videoGallerySchema>
