import { log } from '~/platform/log/log.server'
import { createAccept, type Acceptance } from './accept-submission.server'
import { countWaiting, createClaims } from './claim-submission.server'
import { countDeadLetters, listDeadLetters, reviveDeadLetters } from './dead-letters.server'
import { eraseDelivered } from './delivered-payloads.server'
import type { IdempotencyKey } from './idempotency-key.server'
import { openOutboxDatabase, type OutboxDatabase } from './outbox-database.server'
import type { AnyOutboxKind, OutboxKind } from './outbox-kind'
import { startOutboxWorker, type OutboxWorker } from './outbox-worker.server'
import { createStepRecords } from './step-records.server'
import { findSubmission } from './find-submission.server'
import { isStorageTrouble } from './storage-trouble'

export type OutboxOptions = {
  file: string
  /** The file never grows beyond this. */
  mostBytes?: number
  now?: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

type Open = { database: OutboxDatabase; accept: ReturnType<typeof createAccept> }

/** An outbox over a file, which is opened when first needed and tried again where that fails. */
export function createOutbox({ file, mostBytes, now = Date.now }: OutboxOptions) {
  let open: Open | null = null
  let worker: OutboxWorker | null = null

  function opened(): Open {
    if (open) return open
    const database = openOutboxDatabase(file, { mostBytes })
    open = { database, accept: createAccept(database) }
    return open
  }

  function close(): void {
    open?.database.close()
    open = null
  }

  return {
    /**
     * Writes a submission down before anybody is told that it arrived; it is delivered from then on.
     * Throws only where the payload is none of its kind.
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
        if (!isStorageTrouble(err)) throw err
        log.error({ err, kind: kind.name }, 'a submission could not be stored')
        return { outcome: 'unavailable' }
      }
    },

    /** Begins to deliver. Resolves with how to stop; throws where the file cannot be opened. */
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

    /** A program that could not be asked answers again: what waits for it is tried at once. */
    hurryFor: (target: string): void => worker?.hurryFor(target),

    /**
     * The id under which a submission with this idempotency key was accepted, the latest where there are
     * several; null where there is none. Throws where the file cannot be read.
     */
    findId: (key: string): string | null => findSubmission(opened().database, key),

    /** How much waits and how much was given up; empty where the file cannot be read. */
    figures(): Record<string, number> {
      try {
        const { database } = opened()
        return { waiting: countWaiting(database), deadLetters: countDeadLetters(database) }
      } catch (err) {
        log.error({ err }, 'the outbox cannot be read')
        return {}
      }
    },

    listDeadLetters: () => listDeadLetters(opened().database),
    /** Tries again what was given up; gives the number of steps. */
    retryDeadLetter(submission: string): number {
      const revived = reviveDeadLetters(opened().database, submission, now())
      if (revived > 0) worker?.wake()
      return revived
    },

    close,
  }
}
