import { fileColumns } from './file-records.server'
import type { PrivateDatabase } from './private-database.server'
import type { PrivateFile } from './private-file'

/** An upload that a form refers to, with the kind of its field. */
export type Claimed = { id: string; kind: string }

export type ClaimOutcome =
  | { outcome: 'claimed'; files: PrivateFile[] }
  /** Nothing was claimed: these ids are unknown, expired, of another kind or claimed by another owner. */
  | { outcome: 'gone'; ids: string[] }

/**
 * Assigns uploads to the submission that refers to them, all or none. Idempotent for the same owner, since a form may
 * be sent twice. Two owners cannot claim one file: a transaction of SQLite excludes others, PostgreSQL locks the rows.
 */
export async function claimFiles(
  database: PrivateDatabase,
  uploads: readonly Claimed[],
  owner: string,
  now: number,
): Promise<ClaimOutcome> {
  if (uploads.length === 0) return { outcome: 'claimed', files: [] }
  const opened = await database.open()
  return opened.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('file')
      .select(fileColumns)
      .where(
        'id',
        'in',
        uploads.map(({ id }) => id),
      )
      .where('deleted_at', 'is', null)
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      // Every claim locks in this order, so that none waits for another one that waits for it.
      .orderBy('id')
      .$if(database.engine === 'postgres', (query) => query.forUpdate())
      .execute()
    const byId = new Map(found.map((file) => [file.id, file]))
    const files: PrivateFile[] = []
    const gone: string[] = []
    for (const { id, kind } of uploads) {
      const file = byId.get(id)
      const isTheirs = file?.claimedBy == null || file.claimedBy === owner
      if (file?.kind === kind && isTheirs) files.push(file)
      else gone.push(id)
    }
    if (gone.length > 0) return { outcome: 'gone', ids: gone }
    await transaction
      .updateTable('file')
      .set({ claimed_by: owner, expires_at: null })
      .where(
        'id',
        'in',
        files.map(({ id }) => id),
      )
      .execute()
    return {
      outcome: 'claimed',
      files: files.map((file) => ({ ...file, claimedBy: owner, expiresAt: null })),
    }
  })
}
