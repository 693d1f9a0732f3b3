import type { Core } from '@strapi/strapi'
import type { FeedResult } from '../content-types/calendar-feed'
import { calendarFeedUid } from './calendar-feed-uid'
import type { Conflict } from './import-nights'
import { importStays } from './import-stays'
import { readFeed } from './read-feed'

/** More conflicts are counted and not listed. */
const maxListed = 50

/**
 * Stores the result of reading a feed. After a failure the nights of the last successful reading stay, and conflicts
 * with them are checked again. Returns null if the feed was deleted or its address or rental changed meanwhile.
 */
export async function saveFeedResult(
  strapi: Core.Strapi,
  documentId: string,
  result: FeedResult,
): Promise<{ conflicts: number } | null> {
  const feed = await readFeed(strapi, { documentId })
  if (!feed?.rental || feed.url !== result.url) return null
  const read = result.outcome === 'read' ? result : null
  const conflicts = await importStays(strapi, { ...feed, rental: feed.rental }, read)
  if (!conflicts) return null
  const now = new Date()
  await strapi.db.query(calendarFeedUid).updateMany({
    where: { documentId, url: result.url },
    data: {
      lastReadAt: now,
      problem: result.outcome === 'failed' ? result.problem : null,
      ...(result.outcome !== 'failed' && { lastGoodAt: now }),
      ...(result.outcome === 'read' && { events: result.events, validators: result.validators }),
      conflictCount: conflicts.length,
      conflicts: conflicts.slice(0, maxListed).map(inWords).join('\n') || null,
    },
  })
  return { conflicts: conflicts.length }
}

function inWords({ stay, other }: Conflict): string {
  const isSame = stay.startDate === other.startDate && stay.endDate === other.endDate
  const days = ({ startDate, endDate }: typeof stay) => `${startDate} – ${endDate}`
  return `${days(stay)} ${isSame ? '=' : '≠'} "${other.name}" ${days(other)}`
}
