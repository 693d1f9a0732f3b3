import type { OutboxDatabase } from './outbox-database.server'

/** The id of the latest submission of any kind with an idempotency key; null if there is none. */
export function findSubmission(database: OutboxDatabase, key: string): string | null {
  const found = database
    .prepare<[string], string>(
      'SELECT id FROM submission WHERE key = ? ORDER BY accepted_at DESC LIMIT 1',
    )
    .pluck()
  return found.get(key) ?? null
}
