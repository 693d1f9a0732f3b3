import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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

type Stored = Exclude<Acceptance, { outcome: 'unavailable' }>
type Transaction = Awaited<ReturnType<OutboxDatabase['open']>>

/** How often another process may store the same key between our reading and our writing. */
const maxTries = 5

/**
 * Stores a submission in one transaction, which is on disk when this resolves. Throws errors of the database; the
 * submission may be stored nevertheless, and is recognized by its key when it is sent again.
 */
export async function acceptSubmission(
  database: OutboxDatabase,
  submission: NewSubmission,
): Promise<Stored> {
  const opened = await database.open()
  return opened.transaction().execute(async (transaction) => {
    for (let tries = 0; tries < maxTries; tries++) {
      const stored =
        (await findRepeated(transaction, submission)) ?? (await insert(transaction, submission))
      if (stored) return stored
    }
    throw new Error('The idempotency key of a submission is taken again and again.')
  })
}

/** The answer to a submission whose key is in use; null if the key is free or its window is over. */
async function findRepeated(
  transaction: Transaction,
  { kind, key, payload, now }: NewSubmission,
): Promise<Stored | null> {
  const earlier = await transaction
    .selectFrom('submission')
    .select(['id', 'payload', 'accepted_at as acceptedAt'])
    .where('kind', '=', kind)
    .where('key', '=', key.value)
    .executeTakeFirst()
  if (!earlier) return null
  if (key.window === null || now - earlier.acceptedAt < key.window) {
    // The payload of a submission that was delivered long ago is erased and cannot be compared.
    const isSame = earlier.payload === null || earlier.payload === payload
    return isSame ? { outcome: 'accepted', id: earlier.id, isNew: false } : { outcome: 'conflict' }
  }
  // Frees the key, unless another process has done so meanwhile.
  await transaction
    .updateTable('submission')
    .set({ key: sql`key || '@' || accepted_at` })
    .where('id', '=', earlier.id)
    .where('key', '=', key.value)
    .execute()
  return null
}

/** Null if another process has stored the same key meanwhile, which PostgreSQL waits for. */
async function insert(
  transaction: Transaction,
  { kind, steps, key, payload, now }: NewSubmission,
): Promise<Stored | null> {
  const inserted = await transaction
    .insertInto('submission')
    .values({ id: randomUUID(), kind, key: key.value, payload, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  const { id } = inserted
  if (steps.length > 0) {
    const rows = steps.map((name, position) => ({ name, position }))
    await transaction
      .insertInto('step')
      .values(rows.map((row) => ({ ...row, submission: id, next_attempt_at: now })))
      .execute()
  }
  return { outcome: 'accepted', id, isNew: true }
}
