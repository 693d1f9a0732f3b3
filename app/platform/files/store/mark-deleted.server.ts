import type { PrivateDatabase } from './private-database.server'

/** Marks files as deleted. Their rows stay, without the file name, for the log of reads. */
export function createFileDeletion(database: PrivateDatabase) {
  /** An update that marks files as deleted. */
  async function markDeleted(now: number) {
    const opened = await database.open()
    return opened
      .updateTable('file')
      .set({ deleted_at: now, name: '', repeat_key: null })
      .where('deleted_at', 'is', null)
      .returning('id')
  }

  return {
    /** Marks expired unclaimed files as deleted. Returns their ids. */
    async markExpired(now: number): Promise<string[]> {
      const marked = (await markDeleted(now)).where('expires_at', '<=', now)
      return idsOf(await marked.execute())
    },

    /** Marks files created before a time as deleted, claimed or not. Returns their ids. */
    async markOutdated(kind: string, before: number, now: number): Promise<string[]> {
      const marked = (await markDeleted(now))
        .where('kind', '=', kind)
        .where('created_at', '<', before)
      return idsOf(await marked.execute())
    },

    /** Marks one file of an owner as deleted. Returns its id, or an empty list. */
    async markRemoved(id: string, owner: string, now: number): Promise<string[]> {
      const marked = (await markDeleted(now)).where('id', '=', id).where('claimed_by', '=', owner)
      return idsOf(await marked.execute())
    },
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
