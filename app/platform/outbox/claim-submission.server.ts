import { randomUUID } from 'node:crypto'
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
 * process continues.
 */
export function createClaims(database: OutboxDatabase) {
  const claim = database.prepare<
    [{ lease: string; until: number; now: number; kinds: string }],
    Claim
  >(`
    UPDATE submission SET lease = @lease, lease_until = @until WHERE id = (
      SELECT submission.id FROM step JOIN submission ON submission.id = step.submission
      WHERE step.state = 'pending' AND step.next_attempt_at <= @now
        AND submission.lease_until <= @now
        AND submission.kind IN (SELECT value FROM json_each(@kinds))
      ORDER BY step.next_attempt_at, submission.accepted_at LIMIT 1
    )
    RETURNING id, kind, payload, accepted_at AS acceptedAt, lease`)
  const earliest = database
    .prepare<[string], number | null>(
      `SELECT MIN(MAX(step.next_attempt_at, submission.lease_until))
       FROM step JOIN submission ON submission.id = step.submission
       WHERE step.state = 'pending' AND submission.kind IN (SELECT value FROM json_each(?))`,
    )
    .pluck()
  const renew = database.prepare<[number, string]>(
    'UPDATE submission SET lease_until = ? WHERE lease = ?',
  )
  const release = database.prepare<[string]>(
    'UPDATE submission SET lease = NULL, lease_until = 0 WHERE lease = ?',
  )

  return {
    /** Claims a due submission; null if there is none. */
    take(kinds: readonly string[], now: number): Claim | null {
      const lease = { lease: randomUUID(), until: now + leaseTime, now }
      return claim.get({ ...lease, kinds: JSON.stringify(kinds) }) ?? null
    },
    /** When the next submission can be claimed, in milliseconds since 1970; null if all are done. */
    nextAt: (kinds: readonly string[]): number | null =>
      earliest.get(JSON.stringify(kinds)) ?? null,
    renew: database.transaction((leases: readonly string[], now: number) => {
      for (const lease of leases) renew.run(now + leaseTime, lease)
    }).immediate,
    release: (lease: string) => void release.run(lease),
  }
}

/** Number of submissions with a pending step. */
export function countWaiting(database: OutboxDatabase): number {
  const count = database.prepare<[], number>(
    "SELECT COUNT(DISTINCT submission) FROM step WHERE state = 'pending'",
  )
  return count.pluck().get() ?? 0
}
