import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { dueFeedSchema } from '../content-types/calendar-feed'
import { calendarFeedUid } from './calendar-feed-uid'

const feedSchema = z.object({
  documentId: z.string(),
  name: z.string(),
  /** Empty for a calendar that only reads ours. */
  url: z
    .string()
    .nullable()
    .transform((url) => url ?? ''),
  /** Document id; null where none is chosen or it was deleted. */
  rental: z
    .object({ documentId: z.string() })
    .nullable()
    .transform((rental) => rental?.documentId ?? null),
  exportKey: z.string().nullable(),
  validators: dueFeedSchema.shape.validators.catch(null),
})

export type CalendarFeed = z.infer<typeof feedSchema>

/** A linked calendar as it is stored, inside the current transaction if any; null when there is none. */
export async function readFeed(
  strapi: Core.Strapi,
  where: { documentId: string } | { exportKey: string },
): Promise<CalendarFeed | null> {
  const row = await strapi.db.query(calendarFeedUid).findOne({
    where,
    populate: { rental: { select: ['documentId'] } },
  })
  return row ? feedSchema.parse(row) : null
}
