import type { Core, UID } from '@strapi/strapi'
import type { Knex } from 'knex'
import { calendarFeedUid } from '../calendar-feeds/calendar-feed-uid'
import { joinTableOf } from '../catalogue/read-relations'
import {
  reservationAnswerSchema,
  rentalCalendarSchema,
  type CalendarQuery,
  type RentalCalendar,
  type Reservation,
} from '../content-types/rental-calendar'
import { sqlTime, toIso, toIsoOrNull } from '../records/moments'
import { readNightsOf } from '../reservations/night-runs'
import { reservationUid } from '../reservations/reservation-uid'

type Row = Record<string, unknown>

const rentalUid: UID.ContentType = 'api::rental.rental'

/**
 * Who has which nights of which rental between two days: reservations, in one statement, and blocked dates of the
 * rentals. Ended holds are left out, since they take no nights. What other sites closed is cut to the nights that it
 * takes: those of our stays are not among them, also after a stay was cancelled.
 */
export async function readCalendar(
  strapi: Core.Strapi,
  { from, to, rental }: CalendarQuery,
  now = new Date(),
): Promise<RentalCalendar> {
  const spans = spansOf(strapi)
    .where('reservations.start_date', '<', to)
    .where('reservations.end_date', '>', from)
    .where((living) => {
      void living
        .whereNot('reservations.kind', 'hold')
        .orWhere('reservations.hold_until', '>', sqlTime(strapi, now))
    })
    .orderBy(['reservations.start_date', 'reservations.id'])
  if (rental) void spans.where('rentals.document_id', rental)
  const [rows, blocked] = await Promise.all([spans, readBlocked(strapi, { from, to, rental })])
  const closed = rows.flatMap((row) => (row.closed ? [String(row.id)] : []))
  const nights = await readNightsOf(strapi, closed)
  const shown = rows.flatMap((row) => {
    const span = toSpan(row)
    if (!span.closed) return [span]
    const taken = nights.get(String(row.id)) ?? []
    return taken
      .filter(({ startDate, endDate }) => startDate < to && endDate > from)
      .map((dates) => ({ ...span, ...dates }))
  })
  return rentalCalendarSchema.parse({ data: { spans: shown, blocked } }).data
}

/** A reservation with all that staff read of it, also one that is over; null when there is none. */
export async function findCalendarEntry(
  strapi: Core.Strapi,
  documentId: string,
): Promise<Reservation | null> {
  const row: Row | undefined = await spansOf(strapi)
    .where('reservations.document_id', documentId)
    .select({
      notes: 'reservations.notes',
      madeBy: 'reservations.made_by',
      updatedAt: 'reservations.updated_at',
      feed: 'reservations.feed',
    })
    .first()
  if (!row) return null
  const feed: Row | null = row.feed
    ? await strapi.db.query(calendarFeedUid).findOne({ where: { documentId: row.feed } })
    : null
  return reservationAnswerSchema.parse({
    data: {
      ...toSpan(row),
      notes: row.notes,
      madeBy: row.madeBy,
      updatedAt: toIso(row.updatedAt),
      feed: feed && {
        id: feed.documentId,
        name: feed.name,
        problem: feed.problem,
        lastGoodAt: toIsoOrNull(feed.lastGoodAt),
      },
    },
  }).data
}

/**
 * Reservations with their rental and stay, one row each: the link leads to each version of the rental. The stay is that
 * of the contract, else that of the offer.
 */
function spansOf(strapi: Core.Strapi): Knex.QueryBuilder<Row, Row[]> {
  const { connection } = strapi.db
  const join = joinTableOf(strapi, reservationUid, 'rental')
  return strapi.db
    .getConnection('reservations')
    .join(join.name, `${join.name}.${join.joinColumn.name}`, 'reservations.id')
    .join('rentals', 'rentals.id', `${join.name}.${join.inverseJoinColumn.name}`)
    .leftJoin('stays', 'stays.contract', 'reservations.contract')
    .leftJoin('offers', 'offers.reference', 'reservations.offer')
    .groupBy('reservations.id')
    .select({
      id: 'reservations.document_id',
      kind: 'reservations.kind',
      name: 'reservations.name',
      startDate: 'reservations.start_date',
      endDate: 'reservations.end_date',
      holdUntil: 'reservations.hold_until',
      closed: 'reservations.closed',
      contract: 'reservations.contract',
      offer: 'reservations.offer',
      rentalId: connection.raw('max(rentals.document_id)'),
      rentalName: connection.raw('max(rentals.name)'),
      stay: connection.raw('coalesce(max(stays.reference), max(offers.stay))'),
    })
}

function toSpan({ rentalId, rentalName, ...row }: Row) {
  return {
    ...row,
    rental: { id: rentalId, name: rentalName ?? '' },
    startDate: String(row.startDate),
    endDate: String(row.endDate),
    holdUntil: toIsoOrNull(row.holdUntil),
    closed: Boolean(row.closed),
  }
}

/** Blocked dates of published rentals, once for all languages. */
async function readBlocked(strapi: Core.Strapi, { from, to, rental }: CalendarQuery) {
  const join = joinTableOf(strapi, rentalUid, 'lockDates')
  const { tableName } = strapi.db.metadata.get('rental.lock-dates')
  const rows = strapi.db
    .getConnection('rentals')
    .join(join.name, `${join.name}.${join.joinColumn.name}`, 'rentals.id')
    .join(tableName, `${tableName}.id`, `${join.name}.${join.inverseJoinColumn.name}`)
    .where(`${join.name}.field`, 'lockDates')
    .whereNotNull('rentals.published_at')
    .where(`${tableName}.start_date`, '<', to)
    .where(`${tableName}.end_date`, '>=', from)
    .distinct({
      rental: 'rentals.document_id',
      startDate: `${tableName}.start_date`,
      endDate: `${tableName}.end_date`,
    })
  if (rental) void rows.where('rentals.document_id', rental)
  return rows
}
