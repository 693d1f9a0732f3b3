import { metrics } from '~/platform/metrics/metrics.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { minutes } from '~/platform/units/duration'
import { createFeedStore } from './feed-store.server'
import { createCalendarParser } from './parse/parse-calendar.server'
import { readDueFeeds } from './read-due-feeds.server'
import { readFeed } from './read-feed.server'

/** Begins to read the calendars of other sites; the CMS says every minute which are due. Resolves with how to stop. */
export async function startFeedReader(): Promise<() => Promise<void>> {
  const parser = createCalendarParser()
  let stopping = false

  const stop = await startCmsJob({ name: 'calendar feeds', every: minutes(1) }, () =>
    readDueFeeds({
      store: createFeedStore(),
      read: (feed) => readFeed(feed, { parser, now: new Date() }),
      noteFigures: metrics.noteCalendarFeeds,
      isStopping: () => stopping,
    }),
  )
  return async () => {
    stopping = true
    await stop()
    await parser.close()
  }
}
