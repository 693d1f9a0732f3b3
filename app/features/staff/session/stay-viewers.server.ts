import type { Database } from '~/platform/database/create-database.server'
import { minutes } from '~/platform/units/duration'
import type { SessionTables } from './session-database.server'

/** A stay counts as open for this long after it was opened. */
const openTime = minutes(10)

export type StayViewer = { reference: string; name: string }

/**
 * The stay that each member of staff opened last, for all nodes. It locks nothing and only tells people that they look
 * at the same stay. All methods throw errors of the database (`isStorageFailure`).
 */
export function createStayViewers(database: Database<SessionTables>, now: () => number) {
  return {
    async recordViewer(staff: { id: number; name: string }, reference: string): Promise<void> {
      const row = { name: staff.name, reference, seen_at: now() }
      const rows = await database.open()
      await rows
        .insertInto('open_stay')
        .values({ account: staff.id, ...row })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
        .execute()
    },

    /** Who has one of these stays open, without the account `except`. */
    async listViewers(references: readonly string[], except: number): Promise<StayViewer[]> {
      if (references.length === 0) return []
      const rows = await database.open()
      return rows
        .selectFrom('open_stay')
        .select(['reference', 'name'])
        .where('reference', 'in', references)
        .where('account', '!=', except)
        .where('seen_at', '>', now() - openTime)
        .orderBy('name')
        .execute()
    },
  }
}
