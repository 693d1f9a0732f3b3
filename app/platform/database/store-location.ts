import { join } from 'node:path'

/** A SQLite file. With `maxBytes` it grows to at most that size. */
export type SqliteFile = { file: string; maxBytes?: number }

/** Where a store keeps its rows: in a SQLite file, or in the PostgreSQL database of a connection URL. */
export type StoreLocation = SqliteFile | { url: string }

type DatabaseSettings = {
  DATABASE_CLIENT?: string | undefined
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/**
 * Where a store of this site keeps its rows: on PostgreSQL in the database of the CMS, else in a file of the data
 * folder.
 * @param file path of the SQLite file, relative to the data folder
 */
export function storeLocation(
  { DATABASE_CLIENT, DATABASE_URL, DATA_DIR }: DatabaseSettings,
  file: string,
): StoreLocation {
  if (DATABASE_CLIENT !== 'postgres') return { file: join(DATA_DIR, file) }
  if (!DATABASE_URL) throw new Error('DATABASE_CLIENT is postgres, but DATABASE_URL is empty.')
  return { url: DATABASE_URL }
}
