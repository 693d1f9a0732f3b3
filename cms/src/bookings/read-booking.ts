import type { Core } from '@strapi/strapi'
import {
  bookingConfirmationAnswerSchema,
  type BookingConfirmation,
} from '../content-types/booking-confirmation'
import { isCalledOff } from '../stays/is-called-off'
import { bookingUid } from './booking-uid'

/**
 * A booking confirmation with its stays; null when there is none. A guest's link finds none while the stay is lost or
 * cancelled: it opens again when the stay comes back.
 */
export async function readBooking(
  strapi: Core.Strapi,
  where: { documentId: string } | { linkHash: string },
): Promise<BookingConfirmation | null> {
  const row = await strapi.db.query(bookingUid).findOne({
    where,
    populate: { details: { populate: { rental: { select: ['documentId'] } } } },
  })
  if (!row) return null
  if ('linkHash' in where && (await isCalledOff(strapi, { booking: row.documentId }))) return null
  const details: Record<string, unknown>[] = row.details ?? []
  return bookingConfirmationAnswerSchema.parse({
    data: {
      ...row,
      updatedAt: new Date(row.updatedAt).toISOString(),
      instructionsReleased: row.instructionsReleased === true,
      linkNumber: row.linkNumber ?? 0,
      details: details.map(({ rental, ...stay }) => ({
        ...stay,
        checkInFrom: timeOf(stay.checkInFrom),
        checkOutUntil: timeOf(stay.checkOutUntil),
        rentalId: (rental as { documentId: string } | null)?.documentId ?? null,
        arrivalInstructions: { en: stay.arrivalInstructionsEn, es: stay.arrivalInstructionsEs },
        checkinInstructions: { en: stay.checkinInstructionsEn, es: stay.checkinInstructionsEs },
      })),
    },
  }).data
}

/** `13:00` of `13:00:00.000`, as databases give it. */
const timeOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 5) : null)
