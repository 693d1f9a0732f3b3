import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { isLocked } from '~/platform/database/sqlite-dialect.server'

/** Milliseconds for which a statement waits while another process writes. */
const lockPatience = 100

const entriesPerRead = 50

export type StoredEntry = { row: number; text: string }

/**
 * A file that keeps entries of the CMS as JSON: each rental in a row, and what rentals share. A row is never changed,
 * and its number is never used again in the file. If a rental has two rows, the later one counts.
 *
 * A file that cannot be opened, or is from another version, is replaced by an empty one, as with `anew`. Where none can
 * be written, or another process keeps it locked, entries are kept in memory. All of it is reported; all else throws
 * errors of SQLite. One process at a time uses a file.
 */
export function openEntryFile(
  file: string,
  report: (error: unknown) => void,
  { anew = false } = {},
) {
  const database = anew ? openEmpty(file, report) : openAny(file, report)
  const add = database.prepare<[string]>('INSERT INTO rental (entry) VALUES (?)')
  const text = database.prepare<[number], string>('SELECT entry FROM rental WHERE row = ?').pluck()
  const next = database.prepare<[number, number], StoredEntry>(
    'SELECT row, entry AS text FROM rental WHERE row > ? ORDER BY row LIMIT ?',
  )
  const has = database.prepare<[number], number>('SELECT 1 FROM rental WHERE row = ?').pluck()
  const last = database.prepare<[], number>('SELECT ifnull(max(row), 0) FROM rental').pluck()
  const remove = database.prepare<[number]>('DELETE FROM rental WHERE row = ?')
  const saveShared = database.prepare<[string]>('INSERT OR REPLACE INTO shared VALUES (1, ?)')
  const shared = database.prepare<[], string>('SELECT entry FROM shared').pluck()
  return {
    /** Keeps a rental and returns its row. */
    add: (entry: string): number => Number(add.run(entry).lastInsertRowid),
    find: (row: number): string | null => text.get(row) ?? null,
    has: (row: number): boolean => has.get(row) === 1,
    /** The rentals that are in the file by now, some at a time, in the order in which they were added. */
    *entries(): Generator<StoredEntry[], undefined> {
      const end = last.get() ?? 0
      for (let some = next.all(0, entriesPerRead); some.length > 0;) {
        yield some
        const { row } = some.at(-1) ?? { row: end }
        some = row < end ? next.all(row, entriesPerRead) : []
      }
    },
    remove: (row: number): void => void remove.run(row),
    saveShared: (entry: string): void => void saveShared.run(entry),
    findShared: (): string | null => shared.get() ?? null,
    close: (): void => void database.close(),
  }
}

function openAny(file: string, report: (error: unknown) => void): BetterSqlite.Database {
  try {
    return open(file)
  } catch (error) {
    report(error)
    return isLocked(error) ? open(':memory:') : openEmpty(file, report)
  }
}

/** Everything in the file before is in the CMS, too. */
function openEmpty(file: string, report: (error: unknown) => void): BetterSqlite.Database {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    return open(file)
  } catch (error) {
    report(error)
    return open(':memory:')
  }
}

/** It changes with the tables, and when entries are written in another way. */
const fileVersion = 1

/** Without `synchronous`, a power failure may damage the file, which is then made anew from the CMS. */
function open(file: string): BetterSqlite.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new BetterSqlite(file, { timeout: lockPatience })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = OFF')
    const version = Number(database.pragma('user_version', { simple: true }))
    if (version !== 0 && version !== fileVersion) throw new Error(`It has version ${version}.`)
    if (version === fileVersion) return database
    database.exec(`
      CREATE TABLE IF NOT EXISTS rental (row INTEGER PRIMARY KEY AUTOINCREMENT, entry TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS shared (row INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
      PRAGMA user_version = ${fileVersion};`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
