import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { type DueFeed, dueFeedSchema } from '../content-types/calendar-feed'
import { calendarFeedUid } from './calendar-feed-uid'

const minute = 60 * 1000
/** A feed is read this often. */
const every = 15 * minute
const most = 100

const rowsSchema = z.array(dueFeedSchema)

/** The feeds whose turn it is, those first that have waited longest. */
export async function listDueFeeds(strapi: Core.Strapi): Promise<DueFeed[]> {
  const before = new Date(Date.now() - every)
  const rows = await strapi.db.query(calendarFeedUid).findMany({
    where: {
      $or: [{ lastReadAt: { $null: true } }, { lastReadAt: { $lte: before } }],
      url: { $notNull: true, $ne: '' },
      rental: { documentId: { $notNull: true } },
    },
    select: ['documentId', 'url', 'validators'],
    orderBy: { lastReadAt: 'asc' },
    limit: most,
  })
  // A rental has several rows, and each would answer.
  const once = new Map(rows.map((row) => [row.documentId, row]))
  return rowsSchema.parse([...once.values()])
}
