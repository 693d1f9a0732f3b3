import type { NotNull } from 'kysely'
import type { OutboxDatabase } from './outbox-database.server'

/** A step whose delivery failed for good; an operator has to act. */
export type DeadLetter = {
  submission: string
  kind: string
  /** The idempotency key. */
  key: string
  step: string
  acceptedAt: number
  failingSince: number
  attempts: number
  lastError: string
}

/** All dead letters, or those of some kinds, the oldest first. */
export async function listDeadLetters(
  database: OutboxDatabase,
  kinds?: readonly string[],
): Promise<DeadLetter[]> {
  const dead = await selectDead(database)
  return (kinds ? dead.where('submission.kind', 'in', kinds) : dead).execute()
}

/**
 * The dead letters whose payload has one of these references as a value of its own. References hold no `%` and no `_`.
 */
export async function listDeadLettersAbout(
  database: OutboxDatabase,
  references: readonly string[],
): Promise<DeadLetter[]> {
  if (references.length === 0) return []
  const dead = await selectDead(database)
  return dead
    .where(({ eb, or }) =>
      or(references.map((each) => eb('submission.payload', 'like', `%"${each}"%`))),
    )
    .execute()
}

async function selectDead(database: OutboxDatabase) {
  const opened = await database.open()
  return (
    opened
      .selectFrom('step')
      .innerJoin('submission', 'submission.id', 'step.submission')
      .select(['submission.id as submission', 'submission.kind', 'submission.key'])
      .select(['step.name as step', 'submission.accepted_at as acceptedAt'])
      .select(['step.failing_since as failingSince', 'step.attempts'])
      .select('step.last_error as lastError')
      .where('step.state', '=', 'dead')
      .orderBy('submission.accepted_at')
      .orderBy('step.position')
      // A step dies by a failure.
      .$narrowType<{ failingSince: NotNull; lastError: NotNull }>()
  )
}

export async function countDeadLetters(database: OutboxDatabase): Promise<number> {
  const opened = await database.open()
  const { count } = await opened
    .selectFrom('step')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  return count
}

/** Makes the dead steps of a submission pending again. Returns their number. */
export async function reviveDeadLetters(
  database: OutboxDatabase,
  submission: string,
  now: number,
): Promise<number> {
  const change = {
    state: 'pending',
    attempts: 0,
    failing_since: null,
    next_attempt_at: now,
  } as const
  return updateDead(database, submission, change)
}

/**
 * Marks the dead steps of a submission as done without delivering them, so that its payload is erased after a week.
 * Returns their number.
 */
export async function giveUpDeadLetters(
  database: OutboxDatabase,
  submission: string,
  now: number,
): Promise<number> {
  return updateDead(database, submission, { state: 'done', done_at: now })
}

async function updateDead(
  database: OutboxDatabase,
  submission: string,
  change: {
    state: 'pending' | 'done'
    attempts?: number
    failing_since?: null
    next_attempt_at?: number
    done_at?: number
  },
): Promise<number> {
  const opened = await database.open()
  const { numUpdatedRows } = await opened
    .updateTable('step')
    .set(change)
    .where('state', '=', 'dead')
    .where('submission', '=', submission)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
