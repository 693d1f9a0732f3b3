import { createRequire } from 'node:module'
import { databaseFile, isDatabaseMissing, isPostgres } from './database-file.js'
import { inRepository } from './repository.js'

/** Tables of which at least one has a row as soon as anybody, or the import, has put content in. */
const contentTables = ['files', 'rentals', 'site_settings', 'regions']

/**
 * Whether the CMS's database has content of its own. Needs the packages of the CMS. Throws what the
 * database throws, e.g. where a server cannot be reached.
 * @param {import('./settings.js').Settings} settings
 * @returns {Promise<boolean>}
 */
export async function hasContent(settings) {
  if (isPostgres(settings)) return hasPostgresContent(settings)
  if (isDatabaseMissing(settings)) return false
  const Database = requireOfCms('better-sqlite3')
  const database = new Database(databaseFile(settings), { readonly: true, timeout: 5000 })
  try {
    const findTable = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?')
    return contentTables.some(
      (table) => findTable.get(table) && database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get(),
    )
  } finally {
    database.close()
  }
}

/** @param {import('./settings.js').Settings} settings */
async function hasPostgresContent({ DATABASE_URL }) {
  const { Client } = requireOfCms('pg')
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (const table of contentTables) {
      const { rows } = await client.query('SELECT to_regclass($1) AS name', [table])
      if (rows[0].name === null) continue
      const found = await client.query(`SELECT 1 FROM ${table} LIMIT 1`)
      if (found.rows.length > 0) return true
    }
    return false
  } finally {
    await client.end()
  }
}

/** The drivers are those that the CMS was installed with. */
const requireOfCms = createRequire(inRepository('cms', 'package.json'))
