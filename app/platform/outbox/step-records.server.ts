import type { Claim } from './claim-submission.server'
import type { OutboxDatabase } from './outbox-database.server'
import type { Json } from './outbox-kind'
import { pauseAfter } from './retry-schedule'

export type StepRecord = {
  name: string
  state: 'pending' | 'done' | 'dead'
  attempts: number
  failingSince: number | null
  nextAttemptAt: number
  result: string | null
}

export type Failure = { isDead: boolean; attempts: number }

/** Why a step failed, and the unreachable program that caused it, if any. */
export type FailureReason = { error: string; waitsFor: string | null }

export type StepRecords = ReturnType<typeof createStepRecords>

/** Reads and writes the steps of claimed submissions. Writes nothing after the lease is lost. */
export function createStepRecords(database: OutboxDatabase) {
  const list = database.prepare<[string], StepRecord>(
    `SELECT name, state, attempts, failing_since AS failingSince,
       next_attempt_at AS nextAttemptAt, result
     FROM step WHERE submission = ? ORDER BY position`,
  )
  const ownStep =
    'submission = (SELECT id FROM submission WHERE id = @id AND lease = @lease) AND name = @name'
  const finish = database.prepare(
    `UPDATE step SET state = 'done', attempts = attempts + 1, failing_since = NULL,
       last_error = NULL, result = @result, done_at = @now
     WHERE ${ownStep}`,
  )
  const fail = database.prepare(
    `UPDATE step SET state = @state, attempts = @attempts, failing_since = @failingSince,
       next_attempt_at = @nextAttemptAt, last_error = @error,
       waits_for = @waitsFor
     WHERE ${ownStep}`,
  )
  const retryStep = database.prepare<[{ now: number; kind: string; name: string }]>(
    `UPDATE step SET next_attempt_at = @now
     WHERE state = 'pending' AND attempts > 0 AND next_attempt_at > @now AND name = @name
       AND submission IN (SELECT id FROM submission WHERE kind = @kind)`,
  )

  const retryFor = database.prepare<[{ now: number; target: string }]>(
    `UPDATE step SET next_attempt_at = @now
     WHERE state = 'pending' AND next_attempt_at > @now AND waits_for = @target`,
  )

  const retryAll = database.prepare<[{ now: number }]>(
    `UPDATE step SET next_attempt_at = @now
     WHERE state = 'pending' AND attempts > 0 AND next_attempt_at > @now`,
  )

  return {
    list: (submission: string): StepRecord[] => list.all(submission),

    /** Marks a step as done. If it had failed before, its target is back, so the same step of other submissions is due now. */
    finish(claim: Claim, step: StepRecord, result: Json, now: number): void {
      const { id, kind, lease } = claim
      finish.run({ id, lease, name: step.name, result: JSON.stringify(result), now })
      if (step.attempts > 0) retryStep.run({ now, kind, name: step.name })
    },

    /** Makes all failed steps due now. Called after a start, when targets may be back. */
    retryAll: (now: number) => void retryAll.run({ now }),

    /** Makes the steps due that failed because this program was unreachable. Returns their number. */
    retryFor: (target: string, now: number): number => retryFor.run({ now, target }).changes,

    fail(claim: Claim, step: StepRecord, reason: FailureReason, now: number): Failure {
      const attempts = step.attempts + 1
      const failingSince = step.failingSince ?? now
      const pause = pauseAfter(attempts, now - failingSince)
      fail.run({
        id: claim.id,
        lease: claim.lease,
        name: step.name,
        state: pause === null ? 'dead' : 'pending',
        attempts,
        failingSince,
        nextAttemptAt: now + (pause ?? 0),
        ...reason,
      })
      return { isDead: pause === null, attempts }
    },
  }
}
