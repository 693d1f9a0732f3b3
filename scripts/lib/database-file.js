import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** @typedef {import('./settings.js').Settings} Settings */

/** @param {Settings} settings */
export const isPostgres = ({ DATABASE_CLIENT }) => DATABASE_CLIENT === 'postgres'

/**
 * The file of the CMS's database, unless a server keeps it.
 * @param {Settings} settings
 */
export const databaseFile = ({ DATA_DIR, DATABASE_FILENAME }) =>
  resolve(DATA_DIR, DATABASE_FILENAME ?? 'cms.db')

/**
 * Whether the database is a file that is not there yet: then nothing that was ever put into a
 * database counts. A database server is taken to keep what it was given.
 * @param {Settings} settings
 */
export function isDatabaseMissing(settings) {
  return !isPostgres(settings) && !existsSync(databaseFile(settings))
}
