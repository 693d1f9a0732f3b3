import { createFileList } from './list-files.server'
import type { PrivateDatabase } from './private-database.server'
import type { PrivateFile, PrivateFileRead } from './private-file'

export type ReadBy = {
  /** Identifies the person who reads. */
  reader: string
  /** The client address of the request. */
  address: string
}

const columns = `id, kind, type, bytes, name, created_at AS createdAt, claimed_by AS claimedBy,
  expires_at AS expiresAt`

/** The rows of the private files. A row outlives its file, without the file name, for the log of reads. */
export function createFileRecords(database: PrivateDatabase) {
  const insert = database.prepare<[PrivateFile & { keyId: string }]>(
    `INSERT INTO file (id, kind, type, bytes, name, key_id, created_at, expires_at)
     VALUES (:id, :kind, :type, :bytes, :name, :keyId, :createdAt, :expiresAt)`,
  )
  const find = database.prepare<[{ id: string; now: number }], PrivateFile>(
    `SELECT ${columns} FROM file
     WHERE id = :id AND deleted_at IS NULL AND (expires_at IS NULL OR expires_at > :now)`,
  )
  const listOwned = database.prepare<[string], PrivateFile>(
    `SELECT ${columns} FROM file WHERE claimed_by = ? AND deleted_at IS NULL ORDER BY created_at`,
  )
  const claim = database.prepare<[string, string]>(
    'UPDATE file SET claimed_by = ?, expires_at = NULL WHERE id = ?',
  )
  const unnamed = database
    .prepare<[number], string>(
      `SELECT DISTINCT claimed_by FROM file
       WHERE claimed_by IS NOT NULL AND reference IS NULL AND deleted_at IS NULL
       ORDER BY created_at DESC LIMIT ?`,
    )
    .pluck()
  const name = database.prepare<[string, string]>(
    'UPDATE file SET reference = ? WHERE claimed_by = ?',
  )
  const release = database.prepare<[number, string]>(
    'UPDATE file SET claimed_by = NULL, expires_at = ? WHERE claimed_by = ? AND deleted_at IS NULL',
  )
  const unclaimed = database.prepare<[], { bytes: number }>(
    `SELECT coalesce(sum(bytes), 0) AS bytes FROM file
     WHERE deleted_at IS NULL AND expires_at IS NOT NULL`,
  )
  const expired = database.prepare<[{ now: number }], { id: string }>(
    `UPDATE file SET deleted_at = :now, name = ''
     WHERE deleted_at IS NULL AND expires_at <= :now RETURNING id`,
  )
  const outdated = database.prepare<
    [{ now: number; kind: string; before: number }],
    { id: string }
  >(
    `UPDATE file SET deleted_at = :now, name = ''
     WHERE deleted_at IS NULL AND kind = :kind AND created_at < :before RETURNING id`,
  )
  const removed = database.prepare<[{ now: number; id: string; owner: string }], { id: string }>(
    `UPDATE file SET deleted_at = :now, name = ''
     WHERE deleted_at IS NULL AND id = :id AND claimed_by = :owner RETURNING id`,
  )
  const owners = database
    .prepare<[{ kinds: string; from: number; until: number }], string>(
      `SELECT DISTINCT claimed_by FROM file
       WHERE claimed_by IS NOT NULL AND deleted_at IS NULL
         AND kind IN (SELECT value FROM json_each(:kinds))
         AND created_at >= :from AND created_at < :until`,
    )
    .pluck()
  const isKept = database
    .prepare<[string], number>('SELECT deleted_at IS NULL FROM file WHERE id = ?')
    .pluck()
  const noteRead = database.prepare<[string, number, string, string]>(
    'INSERT INTO file_read (file, at, reader, address) VALUES (?, ?, ?, ?)',
  )
  const listReads = database.prepare<[string], PrivateFileRead>(
    'SELECT at, reader, address FROM file_read WHERE file = ? ORDER BY at, rowid',
  )

  return {
    insert: (file: PrivateFile, keyId: string) => void insert.run({ ...file, keyId }),
    find: (id: string, now: number): PrivateFile | null => find.get({ id, now }) ?? null,
    list: createFileList(database),
    listOwned: (owner: string) => listOwned.all(owner),
    claim: (id: string, owner: string) => void claim.run(owner, id),
    listUnnamed: (atMost: number) => unnamed.all(atMost),
    name: (owner: string, reference: string) => void name.run(reference, owner),
    release: (owner: string, expiresAt: number) => void release.run(expiresAt, owner),
    unclaimedBytes: () => unclaimed.get()?.bytes ?? 0,
    /** Marks expired unclaimed files as deleted. Returns their ids. */
    markExpired: (now: number) => expired.all({ now }).map(({ id }) => id),
    /** Marks files created before a time as deleted, claimed or not. Returns their ids. */
    markOutdated: (kind: string, before: number, now: number) =>
      outdated.all({ now, kind, before }).map(({ id }) => id),
    /** Marks one file of an owner as deleted. Returns its id, or an empty list. */
    markRemoved: (id: string, owner: string, now: number) =>
      removed.all({ now, id, owner }).map((row) => row.id),
    listOwners: (kinds: readonly string[], from: number, until: number) =>
      owners.all({ kinds: JSON.stringify(kinds), from, until }),
    /** Null if there never was such a file. */
    isKept: (id: string): boolean | null => {
      const found = isKept.get(id)
      return found === undefined ? null : found === 1
    },
    noteRead: (id: string, at: number, { reader, address }: ReadBy) =>
      void noteRead.run(id, at, reader, address),
    listReads: (id: string) => listReads.all(id),
    inTransaction: <Result>(work: () => Result): Result => database.transaction(work).immediate(),
    close: () => void database.close(),
  }
}

export type FileRecords = ReturnType<typeof createFileRecords>
