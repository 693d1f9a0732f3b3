import type { FileRecords } from './file-records.server'
import type { PrivateFile } from './private-file'

/** An upload that a form refers to, with the kind of its field. */
export type Claimed = { id: string; kind: string }

export type ClaimOutcome =
  | { outcome: 'claimed'; files: PrivateFile[] }
  /** Nothing was claimed: these ids are unknown, expired, of another kind or claimed by another owner. */
  | { outcome: 'gone'; ids: string[] }

/**
 * Assigns uploads to the submission that refers to them, all or none. Idempotent for the same owner, since a form may be
 * sent twice.
 */
export function claimFiles(
  records: FileRecords,
  uploads: readonly Claimed[],
  owner: string,
  now: number,
): ClaimOutcome {
  return records.inTransaction(() => {
    const files: PrivateFile[] = []
    const gone: string[] = []
    for (const { id, kind } of uploads) {
      const file = records.find(id, now)
      const isTheirs = file?.claimedBy == null || file.claimedBy === owner
      if (file?.kind === kind && isTheirs) files.push(file)
      else gone.push(id)
    }
    if (gone.length > 0) return { outcome: 'gone', ids: gone }
    for (const { id } of files) records.claim(id, owner)
    return {
      outcome: 'claimed',
      files: files.map((file) => ({ ...file, claimedBy: owner, expiresAt: null })),
    }
  })
}
