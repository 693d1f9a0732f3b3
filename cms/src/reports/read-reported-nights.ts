import type { Core } from '@strapi/strapi'
import { reportedNightsSchema, type ReportedNights } from '../content-types/report'
import { toIso } from '../records/moments'
import { readNightRuns } from '../reservations/night-runs'

type Row = Record<string, unknown>
type Days = { from: string; to: string }

/** Houses for sale have no nights. */
const rentedTypes = ['vacation_rental', 'long_term_rental', 'unique_stay']

/** The rentals whose calendar is kept here, and which nights of these days were taken, without guest data. */
export async function readReportedNights(strapi: Core.Strapi, days: Days): Promise<ReportedNights> {
  const [rentals, taken] = await Promise.all([readRentals(strapi, days), readTaken(strapi, days)])
  return reportedNightsSchema.parse({ data: { rentals, taken } }).data
}

async function readRentals(strapi: Core.Strapi, { from, to }: Days) {
  const rows: Row[] = await strapi.db.query('api::rental.rental').findMany({
    where: { publishedAt: { $notNull: true }, type: { $in: rentedTypes } },
    select: ['documentId', 'calendar', 'listedOn', 'createdAt'],
    populate: { town: { select: ['documentId'] }, lockDates: true },
    orderBy: { id: 'asc' },
  })
  // Both languages of a rental share these fields.
  const byDocument = new Map(rows.map((row) => [String(row.documentId), row]))
  return [...byDocument].flatMap(([id, row]) => {
    if (row.calendar === 'kept_elsewhere') return []
    const locked = ((row.lockDates ?? []) as Row[]).filter(
      ({ startDate, endDate }) => String(startDate) <= to && String(endDate) >= from,
    )
    const townId = (row.town as Row | null)?.documentId ?? null
    return { id, townId, from: row.listedOn ?? toIso(row.createdAt).slice(0, 10), locked }
  })
}

/** Holds are not counted, since they are no bookings. A closed import counts as a block of the other site. */
async function readTaken(strapi: Core.Strapi, { from, to }: Days) {
  const nights = strapi.db
    .getConnection('reserved_nights')
    .join('reservations', 'reservations.document_id', 'reserved_nights.reservation')
    .whereBetween('night', [from, to])
    .whereNot('kind', 'hold')
  const columns = ['rental', 'reservation', 'kind', 'closed']
  const rows = await readNightRuns<Row>(strapi, nights, columns)
  return rows.map(({ rental, kind, closed, startDate, endDate }) => ({
    rental,
    startDate,
    endDate,
    kind: kind === 'import' ? (closed ? 'block' : 'elsewhere') : kind,
  }))
}
