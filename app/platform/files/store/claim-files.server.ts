import type { FileRecords } from './file-records.server'
import type { PrivateFile } from './private-file'

/** An upload that a form names, with the kind that the field asks for. */
export type Claimed = { id: string; kind: string }

export type ClaimOutcome =
  | { outcome: 'claimed'; files: PrivateFile[] }
  /** Nothing was claimed: these are unknown, expired, of another kind or another's. They look alike. */
  | { outcome: 'gone'; ids: string[] }

/**
 * Gives uploads to the submission that names them, all or none. The same owner may claim again, which
 * changes nothing: a form that is sent twice is one form.
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
