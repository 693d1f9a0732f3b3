import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { calendarDaySchema } from '../content-types/calendar-day'
import { reservationUid } from './reservation-uid'

const reservationSchema = z.object({
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(['booking', 'hold', 'block', 'import']),
  /** Document id; null where none is chosen or it was deleted. */
  rental: z
    .object({ documentId: z.string() })
    .nullable()
    .transform((rental) => rental?.documentId ?? null),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  holdUntil: z.coerce.date().nullable(),
})

export type Reservation = z.infer<typeof reservationSchema>

/** A reservation as it is stored, inside the current transaction if any; null when there is none. */
export async function readReservation(
  strapi: Core.Strapi,
  documentId: string,
): Promise<Reservation | null> {
  const row = await strapi.db.query(reservationUid).findOne({
    where: { documentId },
    populate: { rental: { select: ['documentId'] } },
  })
  return row ? reservationSchema.parse(row) : null
}

/** Whether it is a hold whose time is over: it takes no nights any more. */
export function hasEnded({ kind, holdUntil }: Reservation, now: Date): boolean {
  return kind === 'hold' && holdUntil !== null && holdUntil <= now
}
