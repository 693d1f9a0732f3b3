import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { dayRangeSchema } from '../content-types/calendar-day'

const rentalSchema = z.object({ lockDates: z.array(dayRangeSchema) })

/** The first blocked period of the published rental, both days included, that has one of these nights. */
export async function findLockedPeriod(
  strapi: Core.Strapi,
  rental: string,
  nights: readonly string[],
): Promise<z.infer<typeof dayRangeSchema> | null> {
  const row = await strapi.db.query('api::rental.rental').findOne({
    where: { documentId: rental, publishedAt: { $notNull: true } },
    populate: ['lockDates'],
  })
  if (!row) return null
  const { lockDates } = rentalSchema.parse(row)
  const covers = ({ startDate, endDate }: (typeof lockDates)[number]) =>
    nights.some((night) => startDate <= night && night <= endDate)
  return lockDates.find(covers) ?? null
}
