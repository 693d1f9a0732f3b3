import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { metrics } from '~/platform/metrics/metrics.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { minutes } from '~/platform/units/duration'
import { createFeedStore } from './feed-store.server'
import { createCalendarParser } from './parse/parse-calendar.server'
import { readDueFeeds } from './read-due-feeds.server'
import { readFeed } from './read-feed.server'

/** Begins to read the calendars of other sites; the CMS says every minute which are due. Resolves with how to stop. */
export async function startFeedReader(): Promise<() => Promise<void>> {
  const parser = createCalendarParser()
  let stopping = false

  async function look(): Promise<void> {
    try {
      await readDueFeeds({
        store: createFeedStore(),
        read: (feed) => readFeed(feed, { parser, now: new Date() }),
        noteFigures: metrics.noteCalendarFeeds,
        isStopping: () => stopping,
      })
    } catch (err) {
      if (err instanceof RecordsUnavailable)
        log.warn({ err }, 'calendar feeds delayed: CMS unreachable')
      else log.error({ err }, 'calendar feeds failed, retrying')
    }
  }

  const stop = repeatOnOneNode(look, { name: 'calendar feeds', every: minutes(1) })
  return async () => {
    stopping = true
    await stop()
    await parser.close()
  }
}
