import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { type CalendarRange, calendarRangeSchema } from '../content-types/calendar-feed'
import { yesterdayUtc } from '../records/moments'
import { announceRental } from '../reservations/announce-rental'
import { lockRental } from '../reservations/reserve-nights'
import { reservationUid } from '../reservations/reservation-uid'
import { type Conflict, freeNights, type Import, importNights } from './import-nights'
import { type CalendarFeed, readFeed } from './read-feed'

const importsSchema = z.array(
  z
    .object({ id: z.number(), documentId: z.string(), ...calendarRangeSchema.shape })
    .extend({ rental: z.object({ documentId: z.string() }).nullable() }),
)

/**
 * Replaces a feed's reservations by `read.ranges` (null keeps them) and reserves their nights, in one transaction.
 * Nights held by others are returned as conflicts; the next import reserves them if they are free then. Closed nights
 * are reserved if they are free when they first appear, and never later. Past stays are kept. Null, without changes,
 * if the feed was deleted or its address or rental changed since it was read.
 */
export async function importStays(
  strapi: Core.Strapi,
  feed: CalendarFeed & { rental: string },
  read: { from: string; ranges: CalendarRange[] } | null,
): Promise<Conflict[] | null> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockRental(strapi, trx, feed.rental)
    const current = await readFeed(strapi, { documentId: feed.documentId })
    if (current?.rental !== feed.rental || current.url !== feed.url) return null
    const stored = await listImports(strapi, feed.documentId, read?.from ?? yesterdayUtc())
    const wanted = read?.ranges ?? stored
    const keyOf = ({ startDate, endDate, closed }: CalendarRange) =>
      `${startDate} ${endDate} ${closed}`
    const kept = new Map(
      stored.flatMap((row) =>
        row.rental?.documentId === feed.rental ? [[keyOf(row), row] as const] : [],
      ),
    )
    const wantedKeys = new Set(wanted.map(keyOf))
    const gone = stored.filter((row) => kept.get(keyOf(row)) !== row || !wantedKeys.has(keyOf(row)))
    for (const { id } of gone) await strapi.db.query(reservationUid).delete({ where: { id } })
    const rentalIds = await idsOfRental(strapi, feed.rental)
    const imports: Import[] = []
    for (const range of wanted) {
      const known = kept.get(keyOf(range))
      // Closed nights are reserved once, when they appear: those that are freed later were perhaps closed for our stay.
      if (known && range.closed) continue
      const documentId = known?.documentId ?? (await add(strapi, current, rentalIds, range))
      imports.push({ ...range, documentId })
    }
    const changed = await freeNights(
      strapi,
      trx,
      gone.map(({ documentId }) => documentId),
    )
    const { conflicts, hasChanged } = await importNights(strapi, trx, feed.rental, imports)
    if (hasChanged) changed.add(feed.rental)
    for (const rental of changed) await announceRental(strapi, rental)
    return conflicts
  })
}

/** Deletes all reservations of a feed. The caller has locked its rental, so no import is running. */
export async function deleteImports(strapi: Core.Strapi, feed: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const stored = await listImports(strapi, feed)
    for (const { id } of stored) await strapi.db.query(reservationUid).delete({ where: { id } })
    const changed = await freeNights(
      strapi,
      trx,
      stored.map(({ documentId }) => documentId),
    )
    for (const rental of changed) await announceRental(strapi, rental)
  })
}

/** The reservations of a feed that end after a day. */
async function listImports(strapi: Core.Strapi, feed: string, after = '0001-01-01') {
  const rows = await strapi.db.query(reservationUid).findMany({
    where: { feed, endDate: { $gt: after } },
    populate: { rental: { select: ['documentId'] } },
    orderBy: { startDate: 'asc' },
  })
  return importsSchema.parse(rows)
}

/** The rows of a rental to which its reservations are linked: the draft and the published one. */
async function idsOfRental(strapi: Core.Strapi, documentId: string): Promise<number[]> {
  const rows = await strapi.db
    .query('api::rental.rental')
    .findMany({ where: { documentId }, select: ['id', 'locale'] })
  const inEnglish = rows.filter(({ locale }) => locale === 'en')
  return (inEnglish.length > 0 ? inEnglish : rows).map(({ id }) => id)
}

async function add(
  strapi: Core.Strapi,
  { documentId: feed, name }: CalendarFeed,
  rental: number[],
  { startDate, endDate, closed }: CalendarRange,
): Promise<string> {
  const row = await strapi.db.query(reservationUid).create({
    data: {
      name,
      kind: 'import',
      startDate,
      endDate,
      closed,
      feed,
      rental: { set: rental.map((id) => ({ id })) },
    },
  })
  return row.documentId
}
