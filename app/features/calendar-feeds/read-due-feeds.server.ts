import type { DueFeed, FeedFigures, FeedResult } from '~content/calendar-feed'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import type { FeedStore } from './feed-store.server'

/** Feeds that are read at the same time; most of that is waiting for other sites. */
const atOnce = 6
/** After so many results that the CMS was not there to store, the rest waits for the next run. */
const maxFailures = 10

type Deps = {
  store: Pick<FeedStore, 'listDue' | 'saveResult'>
  read: (feed: DueFeed) => Promise<FeedResult>
  /** Keeps for the metrics how all feeds are doing. */
  noteFigures: (figures: FeedFigures) => void
  /** Whether the site is about to stop. */
  isStopping: () => boolean
}

type Reading = Pick<Deps, 'store' | 'read'>

/**
 * Reads every feed that is due and stores what it says. Each is asked for once in a run, and one that cannot be stored
 * does not hold up the others. Throws `RecordsUnavailable` if the CMS does not say which are due.
 */
export async function readDueFeeds({ store, read, noteFigures, isStopping }: Deps): Promise<void> {
  const seen = new Set<string>()
  let failures = 0
  const isOver = () => isStopping() || failures >= maxFailures
  for (;;) {
    const { data, figures } = await store.listDue()
    if (figures) noteFigures(figures)
    const due = data.filter(({ documentId }) => !seen.has(documentId))
    if (due.length === 0 || isOver()) return
    for (const { documentId } of due) seen.add(documentId)
    const waiting = [...due]
    const work = async () => {
      for (let feed = waiting.shift(); feed && !isOver(); feed = waiting.shift()) {
        if (!(await readOne(feed, { store, read }))) failures += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
}

/**
 * False if the CMS was away. A result that it rejects would be rejected again: the feed is noted as failing instead, so
 * that staff see it and the feeds behind it have their turn.
 */
async function readOne(feed: DueFeed, { store, read }: Reading): Promise<boolean> {
  const { documentId, url } = feed
  const result = await read(feed)
  let saved: { conflicts: number } | null
  try {
    saved = await store.saveResult(documentId, result)
  } catch (err) {
    const about = { err, feed: documentId }
    if (isRecordsOutage(err)) {
      log.warn(about, 'calendar feed could not be stored, retrying')
      return false
    }
    log.error(about, 'calendar feed result was rejected')
    if (result.outcome === 'failed') return true
    const failed: FeedResult = { outcome: 'failed', url, problem: 'badAnswer' }
    return readOne(feed, { store, read: async () => failed })
  }
  // The address stays out of the log: who has it reads the calendar.
  if (result.outcome === 'failed') {
    log.warn({ feed: documentId, problem: result.problem }, 'calendar feed could not be read')
  }
  if (saved && saved.conflicts > 0) {
    log.warn(
      { feed: documentId, conflicts: saved.conflicts },
      'calendar feed conflicts with reserved nights',
    )
  }
  return true
}
