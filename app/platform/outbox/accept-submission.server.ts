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
        (await answerRepeated(transaction, submission)) ?? (await insert(transaction, submission))
      if (stored) return stored
    }
    throw new Error('The idempotency key of a submission is taken again and again.')
  })
}

/**
 * The id of the submission that was stored under this key with the same content; null if there is none. Throws errors
 * of the database.
 */
export async function findRepeated(
  database: OutboxDatabase,
  { kind, key, now }: Pick<NewSubmission, 'kind' | 'key' | 'now'>,
): Promise<string | null> {
  const earlier = await findEarlier(await database.open(), { kind, key })
  return earlier && isInWindow(earlier, { key, now }) && earlier.content === key.content
    ? earlier.id
    : null
}

type Earlier = {
  id: string
  payload: string | null
  content: string | null
  acceptedAt: number
}

async function findEarlier(
  database: Pick<Transaction, 'selectFrom'>,
  { kind, key }: Pick<NewSubmission, 'kind' | 'key'>,
): Promise<Earlier | undefined> {
  return database
    .selectFrom('submission')
    .select(['id', 'payload', 'content', 'accepted_at as acceptedAt'])
    .where('kind', '=', kind)
    .where('key', '=', key.value)
    .executeTakeFirst()
}

function isInWindow(
  { acceptedAt }: Earlier,
  { key, now }: Pick<NewSubmission, 'key' | 'now'>,
): boolean {
  return key.window === null || now - acceptedAt < key.window
}

/** The answer to a submission whose key is in use; null if the key is free or its window is over. */
async function answerRepeated(
  transaction: Transaction,
  submission: NewSubmission,
): Promise<Stored | null> {
  const { key } = submission
  const earlier = await findEarlier(transaction, submission)
  if (!earlier) return null
  if (isInWindow(earlier, submission)) {
    return isSame(earlier, submission)
      ? { outcome: 'accepted', id: earlier.id, isNew: false }
      : { outcome: 'conflict' }
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

function isSame(earlier: Earlier, { key, payload }: NewSubmission): boolean {
  if (earlier.content !== null && key.content !== undefined) return earlier.content === key.content
  // The payload of a submission that was delivered long ago is erased and cannot be compared.
  return earlier.payload === null || earlier.payload === payload
}

/** Null if another process has stored the same key meanwhile, which PostgreSQL waits for. */
async function insert(
  transaction: Transaction,
  { kind, steps, key, payload, now }: NewSubmission,
): Promise<Stored | null> {
  const inserted = await transaction
    .insertInto('submission')
    .values({
      id: randomUUID(),
      kind,
      key: key.value,
      payload,
      content: key.content ?? null,
      accepted_at: now,
    })
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
