import { setTimeout as wait } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import {
  emptyTracker,
  hasLost,
  trackRevision,
  settledAt,
  type TrackedRevision,
  type RevisionTracker,
} from './revision-tracker'

export type RevisionPollerOptions = {
  /** The CMS's current revision; throws while the CMS is unreachable. */
  fetchRevision: () => Promise<bigint | null>
  /** Reloads all content; resolves with false if some of it failed. */
  refreshAll: () => Promise<boolean>
  /** The revision that the last process had applied. */
  loadSettled: () => Promise<bigint | null>
  saveSettled: (revision: bigint) => Promise<void>
  interval?: number
  /** Milliseconds that a webhook may take before it counts as lost. */
  patience?: number
}

export type RevisionPoller = ReturnType<typeof createRevisionPoller>

/** Polls the CMS's content revision, and reloads all content if webhooks were lost. */
export function createRevisionPoller(options: RevisionPollerOptions) {
  const { interval = seconds(30), patience = seconds(3) } = options
  let tracker: RevisionTracker = emptyTracker
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function settle(revision: bigint): Promise<void> {
    tracker = settledAt(revision)
    await options.saveSettled(revision)
  }

  /** Polls once. Does nothing while the CMS is unreachable. */
  async function poll(): Promise<void> {
    const current = await options.fetchRevision().catch(() => null)
    if (current === null) return
    if (tracker.settled === null) {
      const saved = await options.loadSettled()
      if (saved === null) return settle(current)
      tracker = settledAt(saved)
    }
    if (!hasLost(tracker, current)) return
    await wait(patience, undefined, { ref: false })
    const latest = await options.fetchRevision().catch(() => null)
    if (stopped || latest === null || !isBehind(tracker, current, latest)) return
    log.warn(
      { settled: String(tracker.settled), current: String(latest) },
      'content webhooks were lost, reloading all content',
    )
    if (await options.refreshAll()) await settle(latest)
  }

  function schedule(): void {
    timer = setTimeout(
      () =>
        void poll()
          .catch(logFailure)
          .finally(() => stopped || schedule()),
      interval,
    )
    timer.unref()
  }

  return {
    poll,
    /** Polls now and then at an interval. Does not keep the process alive. */
    start(): void {
      void poll().catch(logFailure)
      schedule()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
    /** Call this when a change from a webhook was applied completely. */
    async noteApplied(change: TrackedRevision): Promise<void> {
      const before = tracker.settled
      tracker = trackRevision(tracker, change)
      if (tracker.settled !== null && tracker.settled !== before) {
        await options.saveSettled(tracker.settled)
      }
    },
  }
}

/** A revision from some seconds ago has still not arrived, or the CMS was restored to an older state. */
function isBehind({ settled }: RevisionTracker, current: bigint, latest: bigint): boolean {
  return settled === null || settled < current || settled > latest
}

function logFailure(err: unknown): void {
  log.error({ err }, 'content revision poll failed')
}
