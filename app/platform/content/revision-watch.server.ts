import { setTimeout as wait } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import {
  emptyLedger,
  hasLost,
  noteRevision,
  settledAt,
  type Announced,
  type RevisionLedger,
} from './revision-ledger'

export type RevisionWatchOptions = {
  /** The CMS's current revision; throws while it cannot be asked. */
  fetchRevision: () => Promise<bigint | null>
  /** Reads everything anew; false where some of it failed. */
  refreshAll: () => Promise<boolean>
  /** The revision up to which this site was current when it last ran. */
  loadSettled: () => Promise<bigint | null>
  saveSettled: (revision: bigint) => Promise<void>
  interval?: number
  /** How long an announcement may be under way before it counts as lost. */
  patience?: number
}

export type RevisionWatch = ReturnType<typeof createRevisionWatch>

/** Asks the CMS regularly for its revision and has everything read anew when announcements were lost. */
export function createRevisionWatch(options: RevisionWatchOptions) {
  const { interval = seconds(30), patience = seconds(3) } = options
  let ledger: RevisionLedger = emptyLedger
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function settle(revision: bigint): Promise<void> {
    ledger = settledAt(revision)
    await options.saveSettled(revision)
  }

  /** One look at the CMS. Does nothing while it cannot be asked. */
  async function look(): Promise<void> {
    const current = await options.fetchRevision().catch(() => null)
    if (current === null) return
    if (ledger.settled === null) {
      const saved = await options.loadSettled()
      if (saved === null) return settle(current)
      ledger = settledAt(saved)
    }
    if (!hasLost(ledger, current)) return
    await wait(patience, undefined, { ref: false })
    const latest = await options.fetchRevision().catch(() => null)
    if (stopped || latest === null || !isBehind(ledger, current, latest)) return
    log.warn({ settled: String(ledger.settled), current: String(latest) }, 'changes were missed')
    if (await options.refreshAll()) await settle(latest)
  }

  function plan(): void {
    timer = setTimeout(
      () =>
        void look()
          .catch(logFailure)
          .finally(() => stopped || plan()),
      interval,
    )
    timer.unref()
  }

  return {
    look,
    /** Looks at once and then regularly; never keeps the process alive. */
    start(): void {
      void look().catch(logFailure)
      plan()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
    /** To be called when an announced change was taken in completely. */
    async note(announced: Announced): Promise<void> {
      const before = ledger.settled
      ledger = noteRevision(ledger, announced)
      if (ledger.settled !== null && ledger.settled !== before) {
        await options.saveSettled(ledger.settled)
      }
    },
  }
}

/** What was current a while ago has still not arrived, or the CMS was set back to an older state. */
function isBehind({ settled }: RevisionLedger, current: bigint, latest: bigint): boolean {
  return settled === null || settled < current || settled > latest
}

function logFailure(err: unknown): void {
  log.error({ err }, 'the revision of the content could not be compared')
}
