import { bookingUid } from '../../src/bookings/booking-uid'
import { arrivalInstructions } from '../rental-data'
import type { DemoStay } from './demo-stay'
import type { DemoRental } from './stay-money'
import { linkHash, type StayWriter } from './stay-writer'

/** Writes the booking confirmation and returns its document id. */
export async function writeBooking(
  writer: StayWriter,
  stay: DemoStay,
  { id }: DemoRental,
): Promise<string> {
  const { strapi } = writer
  const { seed, reference, guest, startDate, endDate } = stay
  const whole = { startDate, endDate, noPax: seed.adults + (seed.children ?? 0) }
  const isNear = seed.arrives < 4 && seed.paid === 100
  const data: Record<string, unknown> = {
    noRequirement: reference,
    guestName: guest.name,
    language: guest.language,
    ...whole,
    stage: seed.stage === 'cancelled' ? 'cancelled' : 'shared',
    instructionsReleased: isNear,
    details: [
      {
        ...whole,
        rental: { set: [{ documentId: id }] },
        arrivalInstructionsEn: arrivalInstructions.en,
        arrivalInstructionsEs: arrivalInstructions.es,
        checkinInstructionsEn: 'The caretaker hands over the keys from 3 pm.',
        checkinInstructionsEs: 'El encargado entrega las llaves a partir de las 3 de la tarde.',
      },
    ],
  }
  const { documentId } = await strapi.documents(bookingUid).create({ data })
  const sharedAt = stay.steps.find(({ stage }) => stage === 'confirmed')?.at ?? stay.askedAt
  await strapi.db.query(bookingUid).updateMany({
    where: { documentId },
    data: {
      linkHash: linkHash(writer, 'booking confirmation', documentId),
      linkNumber: 1,
      sharedAt,
    },
  })
  return documentId
}
