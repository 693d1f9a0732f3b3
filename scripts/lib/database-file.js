import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Whether the database is a file that is not there yet: then nothing that was ever put into a
 * database counts. A database server is taken to keep what it was given.
 * @param {import('./settings.js').Settings} settings
 */
export function isDatabaseMissing({ DATABASE_CLIENT, DATABASE_FILENAME, DATA_DIR }) {
  if (DATABASE_CLIENT === 'postgres') return false
  return !existsSync(resolve(DATA_DIR, DATABASE_FILENAME ?? 'cms.db'))
}
