import { days } from '~/platform/units/duration'
import type { OutboxDatabase } from './outbox-database.server'

/** How long a payload is kept after the last step was delivered. */
const keptFor = days(7)

/**
 * Erases the payloads of submissions that were delivered a week ago. Id, key and results stay, so that a late
 * repetition is recognized. Returns the number of erased payloads.
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
