import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrivateDatabase } from './private-database.server'
import { writtenWithin, sweepFolder } from './sweep-folder.server'
import { syncFolder, writeDurably } from './write-durably.server'

/** The encrypted contents of the private files, by the ids of their rows. Methods throw errors of disk and database. */
export type FileContents = {
  /** Stores a content, which survives a power failure when this resolves. */
  write: (id: string, sealed: Buffer, now: number) => Promise<void>
  /** Null if there is none. */
  read: (id: string) => Promise<Buffer | null>
  remove: (ids: readonly string[]) => Promise<void>
  /** Removes contents whose row is marked as deleted, and leftovers of crashes. Returns their number. */
  sweep: (now: number) => Promise<number>
}

/** Contents as files of a folder. */
export function createContentFolder(
  folder: string,
  isKept: (id: string) => Promise<boolean | null>,
): FileContents {
  const pathOf = (id: string) => join(folder, id)
  return {
    write: (id, sealed) => writeDurably(pathOf(id), sealed),
    async read(id) {
      try {
        return await readFile(pathOf(id))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(ids) {
      for (const id of ids) await rm(pathOf(id), { force: true })
      if (ids.length > 0) await syncFolder(folder)
    },
    sweep: (now) => sweepFolder(folder, isKept, now),
  }
}

/** Contents in the database of their rows, for PostgreSQL. */
export function createContentTable(database: PrivateDatabase): FileContents {
  return {
    async write(id, sealed, now) {
      const opened = await database.open()
      await opened
        .insertInto('file_content')
        .values({ file: id, sealed, written_at: now })
        .execute()
    },
    async read(id) {
      const opened = await database.open()
      const found = await opened
        .selectFrom('file_content')
        .select('sealed')
        .where('file', '=', id)
        .executeTakeFirst()
      return found?.sealed ?? null
    },
    async remove(ids) {
      if (ids.length === 0) return
      const opened = await database.open()
      await opened.deleteFrom('file_content').where('file', 'in', ids).execute()
    },
    async sweep(now) {
      const opened = await database.open()
      const { numDeletedRows } = await opened
        .deleteFrom('file_content')
        .where('file', 'not in', ({ selectFrom }) =>
          selectFrom('file').select('id').where('deleted_at', 'is', null),
        )
        .where(({ eb, or, exists, selectFrom }) =>
          or([
            eb('written_at', '<=', now - writtenWithin),
            exists(selectFrom('file').select('id').whereRef('file.id', '=', 'file_content.file')),
          ]),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
