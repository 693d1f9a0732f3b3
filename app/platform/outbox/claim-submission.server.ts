import { randomUUID } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import { seconds } from '~/platform/units/duration'
import type { StoredSubmission } from './outbox-kind'
import type { OutboxDatabase } from './outbox-database.server'

/** How long a process may deliver a claimed submission before it has to renew the lease. */
export const leaseTime = seconds(15)

/** A submission that this process has leased for delivery. */
export type Claim = StoredSubmission & { lease: string }

export type Claims = ReturnType<typeof createClaims>

/**
 * Leases submissions with due steps, each to one process at a time. If a process dies, its lease expires and another
 * process continues. On PostgreSQL processes that claim at the same time skip each other's rows.
 */
export function createClaims(database: OutboxDatabase) {
  return {
    /** Claims a due submission; null if there is none. */
    async take(kinds: readonly string[], now: number): Promise<Claim | null> {
      const opened = await database.open()
      const due = opened
        .selectFrom('step')
        .innerJoin('submission', 'submission.id', 'step.submission')
        .select('submission.id')
        .where('step.state', '=', 'pending')
        .where('step.next_attempt_at', '<=', now)
        .where('submission.lease_until', '<=', now)
        .where('submission.kind', 'in', kinds)
        .orderBy('step.next_attempt_at')
        .orderBy('submission.accepted_at')
        .limit(1)
        .$if(database.engine === 'postgres', (query) => query.forUpdate('submission').skipLocked())
      const claimed = await opened
        .updateTable('submission')
        .set({ lease: randomUUID(), lease_until: now + leaseTime })
        .where('id', '=', due)
        .returning(['id', 'kind', 'payload', 'accepted_at as acceptedAt', 'lease'])
        // A payload is erased only after its last step.
        .$narrowType<{ payload: NotNull; lease: NotNull }>()
        .executeTakeFirst()
      return claimed ?? null
    },

    /** When the next submission can be claimed, in milliseconds since 1970; null if all are done. */
    async nextAt(kinds: readonly string[]): Promise<number | null> {
      const opened = await database.open()
      const earliest = await opened
        .selectFrom('step')
        .innerJoin('submission', 'submission.id', 'step.submission')
        .select(
          sql<number | null>`min(CASE WHEN step.next_attempt_at > submission.lease_until
            THEN step.next_attempt_at ELSE submission.lease_until END)`.as('at'),
        )
        .where('step.state', '=', 'pending')
        .where('submission.kind', 'in', kinds)
        .executeTakeFirst()
      return earliest?.at ?? null
    },

    async renew(leases: readonly string[], now: number): Promise<void> {
      const opened = await database.open()
      await opened
        .updateTable('submission')
        .set({ lease_until: now + leaseTime })
        .where('lease', 'in', leases)
        .execute()
    },

    async release(lease: string): Promise<void> {
      const opened = await database.open()
      await opened
        .updateTable('submission')
        .set({ lease: null, lease_until: 0 })
        .where('lease', '=', lease)
        .execute()
    },
  }
}

/** When the oldest submission with a pending step was accepted, in milliseconds since 1970; null if there is none. */
export async function findOldestWaiting(database: OutboxDatabase): Promise<number | null> {
  const opened = await database.open()
  const { oldest } = await opened
    .selectFrom('submission')
    .innerJoin('step', 'step.submission', 'submission.id')
    .select(({ fn }) => fn.min('submission.accepted_at').as('oldest'))
    .where('step.state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Number of submissions with a pending step. */
export async function countWaiting(database: OutboxDatabase): Promise<number> {
  const opened = await database.open()
  const { count } = await opened
    .selectFrom('step')
    .select(({ fn }) => fn.count<number>('submission').distinct().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}
