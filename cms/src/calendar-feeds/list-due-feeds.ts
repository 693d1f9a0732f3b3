import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { type DueFeed, dueFeedSchema, type FeedFigures } from '../content-types/calendar-feed'
import { minutes } from '../content-types/duration'
import { calendarFeedUid } from './calendar-feed-uid'

/** A feed is read this often. */
const every = minutes(15)
const most = 100

const rowsSchema = z.array(dueFeedSchema)

/** Calendars that only read ours, and those of deleted rentals, are not read. */
const isRead = {
  url: { $notNull: true, $ne: '' },
  rental: { documentId: { $notNull: true } },
}

/** A condition for feeds that are read: the last reading failed or found conflicts. */
export const isTroubled = {
  $or: [{ problem: { $notNull: true } }, { conflictCount: { $gt: 0 } }],
  ...isRead,
}

/** The feeds that are due, the longest waiting first. */
export async function listDueFeeds(strapi: Core.Strapi): Promise<DueFeed[]> {
  const before = new Date(Date.now() - every)
  const rows = await strapi.db.query(calendarFeedUid).findMany({
    where: {
      $or: [{ lastReadAt: { $null: true } }, { lastReadAt: { $lte: before } }],
      ...isRead,
    },
    select: ['documentId', 'url', 'validators'],
    orderBy: { lastReadAt: 'asc' },
    limit: most,
  })
  return rowsSchema.parse(onceEach(rows))
}

const troubledSchema = z.array(
  z.object({ problem: z.string().nullable(), conflictCount: z.number().nullable() }),
)
const readSchema = z.array(z.object({ lastReadAt: z.coerce.date() }))
const unreadSchema = z.array(z.object({ updatedAt: z.coerce.date() }))

/** Figures of all feeds: how many fail, how many conflicts, and the oldest reading. */
export async function readFeedFigures(strapi: Core.Strapi): Promise<FeedFigures> {
  const feeds = strapi.db.query(calendarFeedUid)
  const [troubled, read, unread] = await Promise.all([
    feeds.findMany({
      where: isTroubled,
      select: ['documentId', 'problem', 'conflictCount'],
    }),
    feeds.findMany({
      where: { lastReadAt: { $notNull: true }, ...isRead },
      select: ['lastReadAt'],
      orderBy: { lastReadAt: 'asc' },
      limit: 1,
    }),
    // A feed whose result could never be stored has no last reading; it has waited since it was linked or changed.
    feeds.findMany({
      where: { lastReadAt: { $null: true }, ...isRead },
      select: ['updatedAt'],
      orderBy: { updatedAt: 'asc' },
      limit: 1,
    }),
  ])
  const rows = troubledSchema.parse(onceEach(troubled))
  const waiting = [
    ...readSchema.parse(read).map(({ lastReadAt }) => lastReadAt.getTime()),
    ...unreadSchema.parse(unread).map(({ updatedAt }) => updatedAt.getTime()),
  ]
  return {
    failing: rows.filter(({ problem }) => problem !== null).length,
    conflicts: rows.reduce((sum, { conflictCount }) => sum + (conflictCount ?? 0), 0),
    oldestReadAt: waiting.length > 0 ? new Date(Math.min(...waiting)).toISOString() : null,
  }
}

/** A rental has several rows, so a feed is found several times. */
function onceEach<Row extends { documentId: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.documentId, row])).values()]
}
