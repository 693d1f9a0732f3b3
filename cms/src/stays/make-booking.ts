import type { Core } from '@strapi/strapi'
import {
  contractReservationSchema,
  type ContractReservation,
} from '../content-types/contract-values'
import type { StayBooking } from '../content-types/stay-change'
import { bookingUid } from '../bookings/booking-uid'
import { contractUid } from '../contracts/contract-uids'
import { connectDocument } from '../submissions/connect-document'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { readRentalVersions } from './rental-versions'
import { findStay, updateStay } from './stay-record'

type Outcome = 'done' | 'unknown' | 'outdated' | 'not signed' | 'has one'

/**
 * Makes the booking confirmation of a stay from its signed contract, as a draft that staff complete and share. It has
 * the number by which the guest knows the stay.
 */
export async function makeBooking(
  strapi: Core.Strapi,
  reference: string,
  { revision, by, notes, checkin, checkInFrom, checkOutUntil }: StayBooking,
): Promise<Outcome> {
  return strapi.db.transaction(async (): Promise<Outcome> => {
    const stay = await findStay(strapi, { reference })
    if (!stay) return 'unknown'
    if (stay.booking) return 'has one'
    if (stay.revision !== revision) return 'outdated'
    const contract = await strapi.db
      .query(contractUid)
      .findOne({ where: { reference: stay.contract ?? '' } })
    if (contract?.stage !== 'signed') return 'not signed'
    const isTaken = await strapi.db.query(bookingUid).count({ where: { noRequirement: reference } })
    if (isTaken > 0) return 'has one'
    const reservation = contractReservationSchema.parse(contract.reservation)
    const language = contract.language === 'en' ? 'en' : 'es'
    const { startDate, endDate, totalGuests: noPax, fullName: guestName } = reservation
    const whole = { startDate, endDate, noPax }
    const arrival = await arrivalOf(strapi, reservation.rentalId)
    const instructions = {
      arrivalInstructionsEn: arrival.en,
      arrivalInstructionsEs: arrival.es,
      checkinInstructionsEn: checkin?.en,
      checkinInstructionsEs: checkin?.es,
    }
    const hours = { checkInFrom: stored(checkInFrom), checkOutUntil: stored(checkOutUntil) }
    const place = await placeOf(strapi, reservation, language)
    const data: Record<string, unknown> = {
      noRequirement: reference,
      stage: 'draft',
      guestName,
      language,
      notes,
      ...whole,
      details: [{ ...place, ...whole, ...hours, ...instructions }],
    }
    const { documentId } = await allowSubmissionWrites(() =>
      strapi.documents(bookingUid).create({ data }),
    )
    await updateStay(strapi, stay.id, by, () => ({
      set: { booking: documentId },
      notes: [{ kind: 'booking', detail: reference }],
    }))
    return 'done'
  })
}

/** A time of day in Strapi's format. */
const stored = (time: string | null) => time && `${time}:00.000`

/** The arrival instructions of a rental, by language. */
async function arrivalOf(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<Partial<Record<string, string>>> {
  const select = ['arrivalInstructions']
  const versions = await readRentalVersions(strapi, [documentId ?? null], { select })
  return Object.fromEntries(
    versions.map(({ locale, arrivalInstructions: text }) => [locale, String(text ?? '')]),
  )
}

/** The rental, which brings its own name; only the name as text if the rental was deleted. */
async function placeOf(
  strapi: Core.Strapi,
  { rentalId, property }: ContractReservation,
  language: 'en' | 'es',
) {
  const rental = rentalId
    ? await connectDocument(strapi, 'api::rental.rental', { documentId: rentalId, language })
    : null
  return rental ? { rental } : { name: property }
}
