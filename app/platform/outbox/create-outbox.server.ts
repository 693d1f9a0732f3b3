import { setTimeout as pause } from 'node:timers/promises'
import type { StoreLocation } from '~/platform/database/store-location'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { type Acceptance, acceptSubmission, findRepeated } from './accept-submission.server'
import { countWaiting, createClaims, findOldestWaiting } from './claim-submission.server'
import {
  countDeadLetters,
  giveUpDeadLetters,
  listDeadLetters,
  listDeadLettersAbout,
  reviveDeadLetters,
} from './dead-letters.server'
import { eraseDelivered } from './delivered-payloads.server'
import type { IdempotencyKey } from './idempotency-key.server'
import { createOutboxDatabase, type OutboxDatabase } from './outbox-database.server'
import type { AnyOutboxKind, OutboxKind } from './outbox-kind'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.server'
import { createStepRecords } from './step-records.server'

export type OutboxOptions = {
  location: StoreLocation
  now?: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

/** How long figures may take before they are left out. */
const figuresPatience = seconds(2)

/** An outbox in a database, which is opened on first use and opened again after a failure. */
export function createOutbox({ location, now = Date.now }: OutboxOptions) {
  const database = createOutboxDatabase(location)
  let worker: OutboxWorker | null = null

  async function count(): Promise<Record<string, number>> {
    try {
      return {
        waiting: await countWaiting(database),
        deadLetters: await countDeadLetters(database),
      }
    } catch (err) {
      log.error({ err }, 'outbox cannot be read')
      return {}
    }
  }

  return {
    /**
     * Stores a submission. Once this resolves with `accepted`, delivery is guaranteed and retries are idempotent.
     * Throws only if the payload does not match its kind.
     */
    async accept<Payload extends object>(submission: {
      kind: OutboxKind<Payload>
      key: IdempotencyKey
      payload: Payload
    }): Promise<Acceptance> {
      const { kind, key } = submission
      const payload = kind.write(submission.payload)
      try {
        const acceptance = await acceptSubmission(database, {
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

    /**
     * The id of the submission that was stored under this key with the same content; null if there is none, or the
     * database cannot be read.
     */
    async findRepeated({ name }: AnyOutboxKind, key: IdempotencyKey): Promise<string | null> {
      try {
        return await findRepeated(database, { kind: name, key, now: now() })
      } catch (err) {
        if (!isStorageFailure(err)) throw err
        log.error({ err, kind: name }, 'outbox cannot be read')
        return null
      }
    },

    /** Starts the worker. Resolves with how to stop it; throws if the database cannot be opened. */
    async start(
      kinds: readonly AnyOutboxKind[],
      { patience }: { patience?: number } = {},
    ): Promise<() => Promise<void>> {
      await database.open()
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
        await database.close()
      }
    },

    /** Retries the steps that failed because this program was unreachable, e.g. `cms`. */
    retryFor: (target: string): void => worker?.retryFor(target),

    /**
     * The id of the latest submission with this idempotency key; null if there is none. Throws if the database cannot
     * be read.
     */
    findId: (key: string): Promise<string | null> => findSubmission(database, key),

    /** Numbers of waiting submissions and dead letters; empty if the database cannot be read in time. */
    figures: (): Promise<Record<string, number>> =>
      Promise.race([count(), pause(figuresPatience, {}, { ref: false })]),

    /**
     * When the oldest waiting submission was accepted, in milliseconds since 1970; null if there is none. Throws if the
     * database cannot be read.
     */
    findOldestWaiting: () => findOldestWaiting(database),

    /** All of them, or those of some kinds. */
    listDeadLetters: (kinds?: readonly string[]) => listDeadLetters(database, kinds),
    /** Those whose payload has one of these references as a value of its own. */
    listDeadLettersAbout: (references: readonly string[]) =>
      listDeadLettersAbout(database, references),
    /** Retries the dead steps of a submission. Returns their number. */
    async retryDeadLetter(submission: string): Promise<number> {
      const revived = await reviveDeadLetters(database, submission, now())
      if (revived > 0) worker?.wake()
      return revived
    },

    /** Delivers the dead steps of a submission no more. Returns their number. */
    giveUpDeadLetter: (submission: string) => giveUpDeadLetters(database, submission, now()),

    canWrite: database.canWrite,
    close: database.close,
  }
}

/** The id of the latest submission of any kind with an idempotency key; null if there is none. */
async function findSubmission(database: OutboxDatabase, key: string): Promise<string | null> {
  const opened = await database.open()
  const found = await opened
    .selectFrom('submission')
    .select('id')
    .where('key', '=', key)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}
