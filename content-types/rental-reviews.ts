import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { localeSchema } from './localized'
import { maxShownReviews, type ReviewAspect } from './review-ratings'

/** One value for each thing that guests rate. */
export function perAspect<Schema extends z.ZodType>(schema: Schema) {
  return z.object({
    place: schema,
    cleanliness: schema,
    accuracy: schema,
    host: schema,
    value: schema,
  } satisfies Record<ReviewAspect, Schema>)
}

const mean = z.number().min(1).max(5)

/** An approved review as everybody may read it: nothing of the guest but the name they chose, nothing of the stay. */
const shownReviewSchema = z.object({
  name: z.string(),
  language: localeSchema,
  /** When it was written, in Guatemala. */
  day: calendarDaySchema,
  /** The mean of its five ratings. */
  rating: mean,
  text: z.string(),
  answer: z.string().nullable(),
})

export type ShownReview = z.infer<typeof shownReviewSchema>

/** The approved reviews of a rental. Means have two decimals. */
export const rentalReviewsSchema = z.object({
  count: z.number().int().min(1),
  averages: perAspect(mean),
  /** The newest first. */
  newest: z.array(shownReviewSchema).max(maxShownReviews),
})

export type RentalReviews = z.infer<typeof rentalReviewsSchema>
