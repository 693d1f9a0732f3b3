import { storeLocation } from '~/platform/database/store-location'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { repeat } from '~/platform/process/repeat.server'
import { singleton } from '~/platform/process/singleton.server'
import { isFirstWorker } from '~/platform/process/web-worker.server'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { hours, seconds } from '~/platform/units/duration'
import { createVisitCounter, type VisitCounter } from './count/visit-counter'
import { createVisitRecorder, type VisitRecorder } from './count/visit-recorder'
import { createVisitStore, type VisitStore } from './store/create-visit-store.server'
import { visitFile } from './store/visit-database.server'

const storeEvery = seconds(5)
const lookForSourcesEvery = hours(1)
const daysOfKnownSources = 30
const maxKnownSources = 200
/** Two years and some, so that a season can be compared with the one before. */
const keptDays = { visits: 800, missing: 90 }

/** The sums of visits of this site. */
export function visitStore(): VisitStore {
  return singleton('visit store', () => createVisitStore(storeLocation(env, visitFile)))
}

function visitCounter(): VisitCounter {
  return singleton('visit counter', () => createVisitCounter())
}

/** Counts the visits that this process answers. */
export function visitRecorder(): VisitRecorder {
  const { SITE_ORIGIN: siteOrigin, BEHIND_CDN } = env
  return createVisitRecorder(visitCounter(), { siteOrigin, isBehindCdn: BEHIND_CDN === 'on' })
}

/** Begins to store what is counted. Resolves with how to stop, which stores the rest. */
export async function startVisits(): Promise<() => Promise<void>> {
  await lookForSources()
  const stops = [
    repeat(storeCounts, { every: storeEvery, atOnce: false }),
    repeat(lookForSources, { every: lookForSourcesEvery, atOnce: false }),
  ]
  if (isFirstWorker) {
    stops.push(repeatOnOneNode(forgetOldDays, { name: 'visits', every: hours(12) }))
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await storeCounts()
    await visitStore().close()
  }
}

/** While the database is away, counts wait in memory. */
async function storeCounts(): Promise<void> {
  const counts = visitCounter().takeCounts()
  if (counts.visits.length + counts.missing.length === 0) return
  try {
    await visitStore().add(counts)
  } catch (err) {
    visitCounter().returnCounts(counts)
    log.warn({ err }, 'visits could not be stored, retrying')
  }
}

/** Sources of the last weeks keep a place of their own, whatever is made up today. */
async function lookForSources(): Promise<void> {
  const to = guatemalaToday(new Date())
  try {
    const days = { from: addDays(to, -daysOfKnownSources), to }
    const sources = await visitStore().listSources(days)
    visitCounter().setKnownSources(sources.slice(0, maxKnownSources))
  } catch (err) {
    log.warn({ err }, 'sources of visits could not be read, retrying')
  }
}

async function forgetOldDays(): Promise<void> {
  const today = guatemalaToday(new Date())
  try {
    await visitStore().sweep({
      visits: addDays(today, -keptDays.visits),
      missing: addDays(today, -keptDays.missing),
    })
  } catch (err) {
    log.error({ err }, 'old visits could not be deleted, retrying')
  }
}
