import { log } from '~/platform/log/log.server'
import { type Acceptance, createAccept } from './accept-submission.server'
import { countWaiting, createClaims } from './claim-submission.server'
import { countDeadLetters, listDeadLetters, reviveDeadLetters } from './dead-letters.server'
import { eraseDelivered } from './delivered-payloads.server'
import type { IdempotencyKey } from './idempotency-key.server'
import { openOutboxDatabase, type OutboxDatabase } from './outbox-database.server'
import type { AnyOutboxKind, OutboxKind } from './outbox-kind'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.server'
import { createStepRecords } from './step-records.server'
import { isStorageFailure } from './storage-failure'

export type OutboxOptions = {
  file: string
  /** Maximum size of the file. */
  maxBytes?: number
  now?: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

type Open = { database: OutboxDatabase; accept: ReturnType<typeof createAccept> }

/** An outbox in a SQLite file, which is opened on first use and opened again after a failure. */
export function createOutbox({ file, maxBytes, now = Date.now }: OutboxOptions) {
  let open: Open | null = null
  let worker: OutboxWorker | null = null

  function opened(): Open {
    if (open) return open
    const database = openOutboxDatabase(file, { maxBytes })
    open = { database, accept: createAccept(database) }
    return open
  }

  function close(): void {
    open?.database.close()
    open = null
  }

  return {
    /**
     * Stores a submission. Once this returns `accepted`, delivery is guaranteed and retries are idempotent.
     * Throws only if the payload does not match its kind.
     */
    accept<Payload extends object>(submission: {
      kind: OutboxKind<Payload>
      key: IdempotencyKey
      payload: Payload
    }): Acceptance {
      const { kind, key } = submission
      const payload = kind.write(submission.payload)
      try {
        const { accept } = opened()
        const acceptance = accept({
          kind: kind.name,
          steps: kind.stepNames,
          key,
          payload,
          now: now(),
        })
        if (acceptance.outcome === 'accepted' && acceptance.isNew) worker?.wake()
        return acceptance
      } catch (err) {
        if (!isStorageFailure(err)) throw err
        log.error({ err, kind: kind.name }, 'submission could not be stored')
        return { outcome: 'unavailable' }
      }
    },

    /** Starts the worker. Resolves with how to stop it; throws if the file cannot be opened. */
    async start(
      kinds: readonly AnyOutboxKind[],
      { patience }: { patience?: number } = {},
    ): Promise<() => Promise<void>> {
      const { database } = opened()
      const started = startOutboxWorker({
        claims: createClaims(database),
        records: createStepRecords(database),
        erase: (at) => eraseDelivered(database, at),
        kinds,
        now,
        patience,
      })
      worker = started
      return async () => {
        worker = null
        await started.stop()
        close()
      }
    },

    /** Retries the steps that failed because this program was unreachable, e.g. `cms`. */
    retryFor: (target: string): void => worker?.retryFor(target),

    /**
     * The id of the latest submission with this idempotency key; null if there is none. Throws if the file cannot be
     * read.
     */
    findId: (key: string): string | null => findSubmission(opened().database, key),

    /** Numbers of waiting submissions and dead letters; empty if the file cannot be read. */
    figures(): Record<string, number> {
      try {
        const { database } = opened()
        return { waiting: countWaiting(database), deadLetters: countDeadLetters(database) }
      } catch (err) {
        log.error({ err }, 'outbox cannot be read')
        return {}
      }
    },

    listDeadLetters: () => listDeadLetters(opened().database),
    /** Retries the dead steps of a submission. Returns their number. */
    retryDeadLetter(submission: string): number {
      const revived = reviveDeadLetters(opened().database, submission, now())
      if (revived > 0) worker?.wake()
      return revived
    },

    close,
  }
}

/** The id of the latest submission of any kind with an idempotency key; null if there is none. */
function findSubmission(database: OutboxDatabase, key: string): string | null {
  const found = database
    .prepare<[string], string>(
      'SELECT id FROM submission WHERE key = ? ORDER BY accepted_at DESC LIMIT 1',
    )
    .pluck()
  return found.get(key) ?? null
}
