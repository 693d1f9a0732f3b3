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
  /** An update of a step, as long as the lease is ours. */
  async function updateOwn({ id, lease }: Claim, step: StepRecord) {
    const opened = await database.open()
    return opened
      .updateTable('step')
      .where('name', '=', step.name)
      .where('submission', '=', ({ selectFrom }) =>
        selectFrom('submission').select('id').where('id', '=', id).where('lease', '=', lease),
      )
  }

  /** An update that makes pending steps due now that wait for a later time. */
  async function updateWaiting(now: number) {
    const opened = await database.open()
    return opened
      .updateTable('step')
      .set({ next_attempt_at: now })
      .where('state', '=', 'pending')
      .where('next_attempt_at', '>', now)
  }

  return {
    async list(submission: string): Promise<StepRecord[]> {
      const opened = await database.open()
      return opened
        .selectFrom('step')
        .select(['name', 'state', 'attempts', 'failing_since as failingSince'])
        .select(['next_attempt_at as nextAttemptAt', 'result'])
        .where('submission', '=', submission)
        .orderBy('position')
        .execute()
    },

    /**
     * Marks a step as done. If it had failed before, its target is back, so the same step of other submissions is due
     * now.
     */
    async finish(claim: Claim, step: StepRecord, result: Json, now: number): Promise<void> {
      const update = await updateOwn(claim, step)
      await update
        .set(({ eb }) => ({
          state: 'done',
          attempts: eb('attempts', '+', 1),
          failing_since: null,
          last_error: null,
          result: JSON.stringify(result),
          done_at: now,
        }))
        .execute()
      if (step.attempts === 0) return
      const waiting = await updateWaiting(now)
      await waiting
        .where('attempts', '>', 0)
        .where('name', '=', step.name)
        .where('submission', 'in', ({ selectFrom }) =>
          selectFrom('submission').select('id').where('kind', '=', claim.kind),
        )
        .execute()
    },

    /** Makes all failed steps due now. Called after a start, when targets may be back. */
    async retryAll(now: number): Promise<void> {
      const waiting = await updateWaiting(now)
      await waiting.where('attempts', '>', 0).execute()
    },

    /** Makes the steps due that failed because this program was unreachable. Returns their number. */
    async retryFor(target: string, now: number): Promise<number> {
      const waiting = await updateWaiting(now)
      const { numUpdatedRows } = await waiting.where('waits_for', '=', target).executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async fail(
      claim: Claim,
      step: StepRecord,
      { error, waitsFor }: FailureReason,
      now: number,
    ): Promise<Failure> {
      const attempts = step.attempts + 1
      const failingSince = step.failingSince ?? now
      const pause = pauseAfter(attempts, now - failingSince)
      const update = await updateOwn(claim, step)
      await update
        .set({
          state: pause === null ? 'dead' : 'pending',
          attempts,
          failing_since: failingSince,
          next_attempt_at: now + (pause ?? 0),
          last_error: error,
          waits_for: waitsFor,
        })
        .execute()
      return { isDead: pause === null, attempts }
    },
  }
}
