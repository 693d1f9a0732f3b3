import type { PrivateDatabase } from './private-database.server'

/** The submissions that own private files, and their references for people. */
export function createFileOwners(database: PrivateDatabase) {
  return {
    async listOwners(kinds: readonly string[], from: number, until: number): Promise<string[]> {
      if (kinds.length === 0) return []
      const opened = await database.open()
      const owners = await opened
        .selectFrom('file')
        .select('claimed_by as owner')
        .distinct()
        .where('claimed_by', 'is not', null)
        .where('deleted_at', 'is', null)
        .where('kind', 'in', kinds)
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .execute()
      return owners.flatMap(({ owner }) => owner ?? [])
    },

    /** Owners without a reference, the latest first. */
    async listUnnamed(max: number): Promise<string[]> {
      const opened = await database.open()
      const owners = await opened
        .selectFrom('file')
        .select('claimed_by as owner')
        .where('claimed_by', 'is not', null)
        .where('reference', 'is', null)
        .where('deleted_at', 'is', null)
        .groupBy('claimed_by')
        .orderBy(({ fn }) => fn.max('created_at'), 'desc')
        .limit(max)
        .execute()
      return owners.flatMap(({ owner }) => owner ?? [])
    },

    async name(owner: string, reference: string): Promise<void> {
      const opened = await database.open()
      await opened.updateTable('file').set({ reference }).where('claimed_by', '=', owner).execute()
    },
  }
}
