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
  /** The same while changes of other processes do not arrive. */
  disconnected?: { interval: number; patience: number }
}

export type RevisionPoller = ReturnType<typeof createRevisionPoller>

/** Polls the CMS's content revision, and reloads all content if webhooks were lost. */
export function createRevisionPoller(options: RevisionPollerOptions) {
  const { interval = seconds(30), patience = seconds(3) } = options
  const { disconnected = { interval: seconds(2), patience: 500 } } = options
  let tracker: RevisionTracker = emptyTracker
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let started = false
  let isConnected = true
  /** Whether changes may have been lost, so that waiting for them is of no use. */
  let isUrgent = false
  let rounds = Promise.resolve()

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
    await wait(isUrgent ? disconnected.patience : patience, undefined, { ref: false })
    const latest = await options.fetchRevision().catch(() => null)
    if (stopped || latest === null || !isBehind(tracker, current, latest)) return
    log.warn(
      { settled: String(tracker.settled), current: String(latest) },
      'content webhooks were lost, reloading all content',
    )
    if (await options.refreshAll()) await settle(latest)
  }

  /** Polls after a round that is under way, and schedules the next round. */
  function pollSoon(): void {
    if (!started || stopped) return
    clearTimeout(timer)
    const round = rounds.then(poll).catch(logFailure)
    rounds = round
    void round.then(() => {
      if (stopped || rounds !== round) return
      isUrgent = !isConnected
      timer = setTimeout(pollSoon, isConnected ? interval : disconnected.interval)
      timer.unref()
    })
  }

  return {
    poll,
    /** Polls now and then at an interval. Does not keep the process alive. */
    start(): void {
      started = true
      pollSoon()
    },
    /** Polls now, once the poller has started. Call this when a change may have been lost. */
    pollSoon(): void {
      isUrgent = true
      pollSoon()
    },
    /**
     * Call this when changes of other processes stop arriving: polls more often. When they arrive again, polls at once.
     */
    setConnected(now: boolean): void {
      if (now === isConnected) return
      isConnected = now
      isUrgent = true
      pollSoon()
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
