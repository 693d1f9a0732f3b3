import { days } from '~/platform/units/duration'
import type { OutboxDatabase } from './outbox-database.server'

/** How long the content of a submission stays after its last step was done. */
const keptFor = days(7)

/**
 * Erases what visitors wrote once it has been delivered for a week. Id, key and results stay, so that a
 * late repetition is still known. Gives the number of erased ones.
 */
export function eraseDelivered(database: OutboxDatabase, now: number): number {
  const erased = database
    .prepare<[number]>(
      `UPDATE submission SET payload = NULL
       WHERE payload IS NOT NULL
         AND NOT EXISTS (
           SELECT 1 FROM step WHERE step.submission = submission.id
             AND (step.state <> 'done' OR step.done_at > ?)
         )`,
    )
    .run(now - keptFor)
  return erased.changes
}
