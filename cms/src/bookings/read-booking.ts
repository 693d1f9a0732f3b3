import type { Core } from '@strapi/strapi'
import {
  bookingConfirmationAnswerSchema,
  type BookingConfirmation,
} from '../content-types/booking-confirmation'
import { stagesCalledOff } from '../content-types/stay-stage'
import { toIso } from '../records/moments'
import { readRentalAddresses } from '../stays/rental-addresses'
import { findStay } from '../stays/stay-record'
import { bookingUid } from './booking-uid'
import { readBookedRentals, timeOf } from './read-booked-rentals'

/**
 * A booking confirmation with its properties and the reference of its stay; null when there is none. A guest's link
 * finds none while the stay is lost or cancelled: it opens again when the stay comes back.
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
  const stay = await findStay(strapi, { booking: row.documentId })
  if ('linkHash' in where && stay && stagesCalledOff.includes(stay.stage)) return null
  const details: Record<string, unknown>[] = row.details ?? []
  const ids = details.map(rentalIdOf)
  const addresses = await readRentalAddresses(strapi, ids)
  const rentals = await readBookedRentals(strapi, ids)
  // Of a rental that is gone only the contract's name is known.
  const agreedName = details.length === 1 ? stay?.rentalName : null
  return bookingConfirmationAnswerSchema.parse({
    data: {
      ...row,
      stay: stay?.reference ?? null,
      updatedAt: toIso(row.updatedAt),
      instructionsReleased: row.instructionsReleased === true,
      linkNumber: row.linkNumber ?? 0,
      details: details.map((detail) => {
        const rentalId = rentalIdOf(detail)
        const rental = rentals.get(rentalId ?? '') ?? null
        return {
          ...detail,
          name: detail.name || (rental ? '' : agreedName),
          rentalId,
          rental,
          address: addresses.get(rentalId ?? '') ?? null,
          checkInFrom: timeOf(detail.checkInFrom),
          checkOutUntil: timeOf(detail.checkOutUntil),
          arrivalInstructions: {
            en: detail.arrivalInstructionsEn,
            es: detail.arrivalInstructionsEs,
          },
          checkinInstructions: {
            en: detail.checkinInstructionsEn,
            es: detail.checkinInstructionsEs,
          },
        }
      }),
    },
  }).data
}

function rentalIdOf({ rental }: Record<string, unknown>): string | null {
  return (rental as { documentId: string } | null)?.documentId ?? null
}
