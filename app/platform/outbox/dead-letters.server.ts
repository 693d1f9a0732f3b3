import type { OutboxDatabase } from './outbox-database.server'

/** A step whose delivery failed for good; an operator has to act. */
export type DeadLetter = {
  submission: string
  kind: string
  step: string
  acceptedAt: number
  failingSince: number
  attempts: number
  lastError: string
}

export function listDeadLetters(database: OutboxDatabase): DeadLetter[] {
  return database
    .prepare<[], DeadLetter>(
      `SELECT submission.id AS submission, submission.kind, step.name AS step,
         submission.accepted_at AS acceptedAt, step.failing_since AS failingSince,
         step.attempts, step.last_error AS lastError
       FROM step JOIN submission ON submission.id = step.submission
       WHERE step.state = 'dead' ORDER BY submission.accepted_at, step.position`,
    )
    .all()
}

export function countDeadLetters(database: OutboxDatabase): number {
  const count = database.prepare<[], number>("SELECT COUNT(*) FROM step WHERE state = 'dead'")
  return count.pluck().get() ?? 0
}

/** Makes the dead steps of a submission pending again. Returns their number. */
export function reviveDeadLetters(
  database: OutboxDatabase,
  submission: string,
  now: number,
): number {
  const revived = database
    .prepare<[number, string]>(
      `UPDATE step SET state = 'pending', attempts = 0, failing_since = NULL, next_attempt_at = ?
       WHERE state = 'dead' AND submission = ?`,
    )
    .run(now, submission)
  return revived.changes
}
