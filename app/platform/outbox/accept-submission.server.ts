import { randomUUID } from 'node:crypto'
import type { IdempotencyKey } from './idempotency-key.server'
import type { OutboxDatabase } from './outbox-database.server'

export type Acceptance =
  /** Stored. `isNew` is false if the same submission was accepted before. */
  | { outcome: 'accepted'; id: string; isNew: boolean }
  /** The idempotency key was used for another payload: 409. */
  | { outcome: 'conflict' }
  /** Nothing was stored; the visitor has to retry: 503. */
  | { outcome: 'unavailable' }

export type NewSubmission = {
  kind: string
  steps: readonly string[]
  key: IdempotencyKey
  payload: string
  now: number
}

type Earlier = { id: string; payload: string | null; acceptedAt: number }

/** Stores a submission in one transaction, which is on disk when this returns. */
export function createAccept(
  database: OutboxDatabase,
): (submission: NewSubmission) => Exclude<Acceptance, { outcome: 'unavailable' }> {
  const findEarlier = database.prepare<[string, string], Earlier>(
    'SELECT id, payload, accepted_at AS acceptedAt FROM submission WHERE kind = ? AND key = ?',
  )
  const freeKey = database.prepare<[string]>(
    "UPDATE submission SET key = key || '@' || accepted_at WHERE id = ?",
  )
  const insertSubmission = database.prepare<[string, string, string, string, number]>(
    'INSERT INTO submission (id, kind, key, payload, accepted_at) VALUES (?, ?, ?, ?, ?)',
  )
  const insertStep = database.prepare<[string, number, string, number]>(
    'INSERT INTO step (submission, position, name, next_attempt_at) VALUES (?, ?, ?, ?)',
  )

  function accept({ kind, steps, key, payload, now }: NewSubmission) {
    const earlier = findEarlier.get(kind, key.value)
    if (earlier) {
      const isRepetition = key.window === null || now - earlier.acceptedAt < key.window
      // The payload of a submission that was delivered long ago is erased and cannot be compared.
      const isSame = earlier.payload === null || earlier.payload === payload
      if (isRepetition && !isSame) return { outcome: 'conflict' } as const
      if (isRepetition) return { outcome: 'accepted', id: earlier.id, isNew: false } as const
      freeKey.run(earlier.id)
    }
    const id = randomUUID()
    insertSubmission.run(id, kind, key.value, payload, now)
    for (const [position, name] of steps.entries()) insertStep.run(id, position, name, now)
    return { outcome: 'accepted', id, isNew: true } as const
  }

  return database.transaction(accept).immediate
}
