import type { Core } from '@strapi/strapi'
import { bookingUid } from '../bookings/booking-uid'
import {
  agreedStaysSchema,
  type AgreedStaysPage,
  type AgreedStaysQuery,
} from '../content-types/agreed-stay'
import type { StayStage } from '../content-types/stay-stage'
import { readAgreements } from '../contracts/read-agreements'
import { paymentUid } from '../payments/payment-uid'
import { inBatches } from '../records/in-batches'
import { toIsoOrNull } from '../records/moments'
import { isSentAgain } from './is-sent-again'
import { readRentalVersions } from './rental-versions'
import { stayEventUid, stayUid } from './stay-record'

type Row = Record<string, unknown>

/** From the signature on; one that is sent again still holds. Lost and cancelled stays owe nothing and get nothing. */
const agreedStages: StayStage[] = ['signed', 'confirmed', 'arrived', 'finished', 'reviewed']

/** Stays in one response, few enough that it comes long before the site times out. */
const pageSize = 500

/** Stays with a signed contract or a confirmation that end on or after a day: the page after an id. */
export async function listAgreedStays(
  strapi: Core.Strapi,
  { from, after }: AgreedStaysQuery,
): Promise<AgreedStaysPage> {
  const stays: Row[] = await strapi.db.query(stayUid).findMany({
    where: {
      id: { $gt: after },
      $or: [{ stage: { $in: agreedStages } }, isSentAgain(strapi)],
      endDate: { $gte: from },
    },
    orderBy: { id: 'asc' },
    limit: pageSize,
  })
  const references = textsOf(stays, 'reference')
  const agreements = await readAgreements(strapi, textsOf(stays, 'contract'))
  const confirmations = await readConfirmations(strapi, textsOf(stays, 'booking'))
  const payments = await inBatches(references, (some) =>
    strapi.db.query(paymentUid).findMany({
      where: { stay: { $in: some } },
      select: ['stay', 'reference', 'cents', 'currency', 'countsCents', 'cancelledAt'],
      orderBy: { id: 'asc' },
    }),
  )
  const reminders = await inBatches(references, (some) =>
    strapi.db.query(stayEventUid).findMany({
      where: { reference: { $in: some }, kind: 'paymentReminded' },
      select: ['reference', 'detail'],
    }),
  )
  const paymentsOf = rowsBy(payments, 'stay')
  const remindersOf = rowsBy(reminders, 'reference')
  return agreedStaysSchema.parse({
    next: stays.length < pageSize ? null : stays.at(-1)?.id,
    data: stays.map((stay) => ({
      ...stay,
      remindersOff: stay.remindersOff === true,
      reminded: textsOf(remindersOf.get(String(stay.reference)) ?? [], 'detail'),
      agreement: agreements.get(String(stay.contract)) ?? null,
      payments: (paymentsOf.get(String(stay.reference)) ?? []).map((payment) => ({
        ...payment,
        cancelledAt: toIsoOrNull(payment.cancelledAt),
      })),
      confirmation: confirmations.get(String(stay.booking)) ?? null,
    })),
  })
}

/** Booking confirmations by document id, with their rentals and the days that these set. */
async function readConfirmations(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, object>> {
  const bookings: Row[] = await inBatches(documentIds, (some) =>
    strapi.db.query(bookingUid).findMany({
      where: { documentId: { $in: some } },
      populate: { details: { populate: { rental: { select: ['documentId'] } } } },
    }),
  )
  const rentalsOf = (booking: Row) =>
    ((booking.details ?? []) as Row[]).map(({ rental }) =>
      String((rental as Row | null)?.documentId ?? ''),
    )
  const daysOf = await readReleaseDays(strapi, bookings.flatMap(rentalsOf))
  return new Map(
    bookings.map((booking) => {
      const rentals = rentalsOf(booking)
      const days = rentals.map((rental) => daysOf.get(rental) ?? null)
      const isByHand = days.length === 0 || days.includes(null)
      const confirmation = {
        ...booking,
        rentalIds: rentals.filter((rental) => rental !== ''),
        instructionsReleased: booking.instructionsReleased === true,
        releasedAt: toIsoOrNull(booking.releasedAt),
        isReleaseMailed: Boolean(booking.releaseMailedAt),
        releaseDays: isByHand ? null : Math.min(...days.map(Number)),
      }
      return [String(booking.documentId), confirmation]
    }),
  )
}

/** The setting of rentals, by document id. */
async function readReleaseDays(
  strapi: Core.Strapi,
  rentals: readonly string[],
): Promise<Map<string, number | null>> {
  const versions = await readRentalVersions(strapi, rentals, { select: ['instructionsDaysBefore'] })
  return new Map(
    versions.map(({ documentId, instructionsDaysBefore: days }) => [
      documentId,
      typeof days === 'number' ? days : null,
    ]),
  )
}

function rowsBy(rows: readonly Row[], name: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = String(row[name])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function textsOf(rows: readonly Row[], name: string): string[] {
  return rows.flatMap((row) => (row[name] ? [String(row[name])] : []))
}
