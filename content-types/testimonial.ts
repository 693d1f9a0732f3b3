import * as z from 'zod'
import { flagSchema, maybeDaySchema, maybePictureSchema, wordsSchema } from './entry-fields'

/** `api::testimonial.testimonial`, seen through the pages that show it. */
export const testimonialSchema = z.object({
  documentId: z.string(),
  name: wordsSchema,
  /** Where the guest comes from. */
  place: wordsSchema,
  text: wordsSchema,
  /** Stars, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  date: maybeDaySchema,
  /** Where it was written, e.g. `Google`. */
  source: wordsSchema,
  photo: maybePictureSchema,
  photoAlt: wordsSchema,
  /** Only enabled ones are shown. */
  enabled: flagSchema,
})

export const testimonialUid = 'api::testimonial.testimonial'

export const testimonialPopulate = { populate: { photo: true } }

export type Testimonial = z.infer<typeof testimonialSchema>
