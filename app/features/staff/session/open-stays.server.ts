import type { Database } from '~/platform/database/create-database.server'
import { minutes } from '~/platform/units/duration'
import type { SessionTables } from './session-database.server'

/** Who opened a stay this long ago still has it open, as far as others are told. */
const openTime = minutes(10)

export type OpenStay = { reference: string; name: string }

/**
 * Which stay each member of staff opened last, for all nodes. Nothing is locked by it: it only tells two people that
 * they look at the same. All methods throw errors of the database (`isStorageFailure`).
 */
export function createOpenStays(database: Database<SessionTables>, now: () => number) {
  return {
    async noteOpenStay(staff: { id: number; name: string }, reference: string): Promise<void> {
      const row = { name: staff.name, reference, seen_at: now() }
      const rows = await database.open()
      await rows
        .insertInto('open_stay')
        .values({ account: staff.id, ...row })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
        .execute()
    },

    /** Who has one of these stays open, besides one account. */
    async listOpenStays(references: readonly string[], except: number): Promise<OpenStay[]> {
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
