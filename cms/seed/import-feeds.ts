import { calendarFeedUid } from '../src/calendar-feeds/calendar-feed-uid'
import { saveFeedResult } from '../src/calendar-feeds/save-feed-result'
import { feeds } from './content/feeds/feeds'
import { fedRanges } from './content/feeds/feed-file'
import { calendarDay } from './seed-day'
import type { SeedContext } from './seed-context'

/**
 * Links six rentals to calendars of other sites, with the nights that their files name. No server has these files, so
 * five of the calendars are stored without an address and are not read again. The last one keeps its address, so that
 * Today shows a calendar that fails. Does nothing if calendars are linked already.
 */
export async function importFeeds({ strapi, today, written, progress }: SeedContext) {
  const linked = strapi.db.query(calendarFeedUid)
  if ((await linked.count()) > 0) return
  for (const [number, feed] of feeds.entries()) {
    const rental = await strapi.db
      .query('api::rental.rental')
      .findOne({ where: { slug: feed.house }, select: ['documentId'] })
    // Editors may have given it another address.
    if (!rental) continue
    const url = `https://calendars.example/${feed.house}.ics`
    await strapi.db.transaction(async () => {
      const data: Record<string, unknown> = { name: feed.name, url }
      data.rental = { set: [{ documentId: rental.documentId }] }
      const { documentId } = await strapi.documents(calendarFeedUid).create({ data })
      await saveFeedResult(strapi, documentId, {
        outcome: 'read',
        url,
        from: calendarDay(-30, today),
        events: feed.stays.length,
        ranges: fedRanges(feed, today),
        validators: { etag: null, lastModified: null },
      })
      if (number < feeds.length - 1) {
        await linked.updateMany({ where: { documentId }, data: { url: '' } })
      }
    })
    written.count += 1
    progress('linked calendars', number + 1, feeds.length)
  }
}
