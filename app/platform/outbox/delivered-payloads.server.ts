import { days } from '~/platform/units/duration'
import type { OutboxDatabase } from './outbox-database.server'

/** How long a payload is kept after the last step was delivered. */
const keptFor = days(7)

/**
 * Erases the payloads of submissions that were delivered a week ago, with the results of their steps, which may hold
 * personal data, too. Id and key stay, so that a late repetition is recognized. Returns the number of erased payloads.
 */
export async function eraseDelivered(database: OutboxDatabase, now: number): Promise<number> {
  const opened = await database.open()
  const { numUpdatedRows } = await opened
    .updateTable('submission')
    .set({ payload: null })
    .where('payload', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('step')
            .select('step.name')
            .whereRef('step.submission', '=', 'submission.id')
            .where(({ eb, or }) =>
              or([eb('step.state', '<>', 'done'), eb('step.done_at', '>', now - keptFor)]),
            ),
        ),
      ),
    )
    .executeTakeFirst()
  await opened
    .updateTable('step')
    .set({ result: null })
    .where('result', 'is not', null)
    .where('submission', 'in', ({ selectFrom }) =>
      selectFrom('submission').select('id').where('payload', 'is', null),
    )
    .execute()
  return Number(numUpdatedRows)
}
