import { sql } from 'kysely'
import type { PrivateDatabase } from './private-database.server'
import type { PrivateFile, PrivateFileRead } from './private-file'

export type ReadBy = {
  /** Identifies the person who reads. */
  reader: string
  /** The client address of the request. */
  address: string
}

export const fileColumns = [
  'id',
  'kind',
  'type',
  'bytes',
  'name',
  'created_at as createdAt',
  'claimed_by as claimedBy',
  'expires_at as expiresAt',
] as const

/** The rows of the private files. A row outlives its file, without the file name, for the log of reads. */
export function createFileRecords(database: PrivateDatabase) {
  return {
    /** False if another file has the repeat key. */
    async insert(file: PrivateFile, keyId: string, repeatKey: string | null): Promise<boolean> {
      const { id, kind, type, bytes, name, createdAt, expiresAt } = file
      const times = { created_at: createdAt, expires_at: expiresAt }
      const opened = await database.open()
      const inserted = await opened
        .insertInto('file')
        .values({ id, kind, type, bytes, name, key_id: keyId, repeat_key: repeatKey, ...times })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    /** The file with a repeat key, unless it is from before `since`: then the key is free again. */
    async findRepeated(repeatKey: string, since: number): Promise<PrivateFile | null> {
      const opened = await database.open()
      await opened
        .updateTable('file')
        .set({ repeat_key: null })
        .where('repeat_key', '=', repeatKey)
        .where('created_at', '<', since)
        .execute()
      const found = await opened
        .selectFrom('file')
        .select(fileColumns)
        .where('repeat_key', '=', repeatKey)
        .executeTakeFirst()
      return found ?? null
    },

    async find(id: string, now: number): Promise<PrivateFile | null> {
      const opened = await database.open()
      const found = await opened
        .selectFrom('file')
        .select(fileColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
        .executeTakeFirst()
      return found ?? null
    },

    async listOwned(owner: string): Promise<PrivateFile[]> {
      const opened = await database.open()
      return opened
        .selectFrom('file')
        .select(fileColumns)
        .where('claimed_by', '=', owner)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .execute()
    },

    async release(owner: string, expiresAt: number): Promise<void> {
      const opened = await database.open()
      await opened
        .updateTable('file')
        .set({ claimed_by: null, expires_at: expiresAt })
        .where('claimed_by', '=', owner)
        .where('deleted_at', 'is', null)
        .execute()
    },

    /** Of the form of this kind: its kinds begin with the same word, e.g. `career-cv` and `career-photo`. */
    async unclaimedBytes(kind: string): Promise<number> {
      const opened = await database.open()
      const [form = kind] = kind.split('-')
      const { bytes } = await opened
        .selectFrom('file')
        .select(sql<number>`CAST(coalesce(sum(bytes), 0) AS BIGINT)`.as('bytes'))
        .where(({ eb, or }) => or([eb('kind', '=', form), eb('kind', 'like', `${form}-%`)]))
        .where('deleted_at', 'is', null)
        .where('expires_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return bytes
    },

    /** Null if there never was such a file. */
    async isKept(id: string): Promise<boolean | null> {
      const opened = await database.open()
      const found = await opened
        .selectFrom('file')
        .select('deleted_at as deletedAt')
        .where('id', '=', id)
        .executeTakeFirst()
      return found ? found.deletedAt === null : null
    },

    async noteRead(id: string, at: number, { reader, address }: ReadBy): Promise<void> {
      const opened = await database.open()
      await opened.insertInto('file_read').values({ file: id, at, reader, address }).execute()
    },

    async listReads(id: string): Promise<PrivateFileRead[]> {
      const opened = await database.open()
      return opened
        .selectFrom('file_read')
        .select(['at', 'reader', 'address'])
        .where('file', '=', id)
        .orderBy('at')
        .orderBy('rowid')
        .execute()
    },
  }
}
