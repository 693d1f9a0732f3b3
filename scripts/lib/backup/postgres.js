import { spawn } from 'node:child_process'
import { findCommand } from '../find-command.js'
import { StepFailed } from '../run-step.js'

/** @typedef {import('../settings.js').Settings} Settings */

/**
 * Writes a database of a PostgreSQL server into one file, as it is at one moment: content (schema `public`) and the
 * stores of the site (schema `site`).
 * @param {Settings} settings
 * @param {string} file
 */
export async function dumpPostgres(settings, file) {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', '--file', file], settings)
}

/**
 * Fills an empty database from such a file, wholly or not at all.
 * @param {Settings} settings
 * @param {string} file
 */
export async function restorePostgres(settings, file) {
  const args = ['--no-owner', '--no-acl', '--single-transaction', '--exit-on-error', '--dbname']
  await run('pg_restore', [...args, connectionOf(settings).PGDATABASE, file], settings)
}

/**
 * Throws StepFailed unless the server can be asked and the database has no table.
 * @param {Settings} settings
 */
export async function requireEmptyPostgres(settings) {
  const query =
    "SELECT COUNT(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
  const tables = Number(await run('psql', ['--no-psqlrc', '-tAc', query], settings))
  if (tables > 0) {
    throw new StepFailed(
      `The database of DATABASE_URL has ${tables} tables. Make an empty one and name it in DATABASE_URL.`,
    )
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Settings} settings
 * @returns {Promise<string>} what it wrote
 */
function run(name, args, settings) {
  const command = findCommand([name])
  if (!command) {
    throw new StepFailed(
      `${name} is not installed here. It comes with the client programs of PostgreSQL (Debian: apt-get install postgresql-client).`,
    )
  }
  return new Promise((resolve, reject) => {
    // A password in the arguments could be read by every account of the machine.
    const env = { ...process.env, ...connectionOf(settings) }
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (errors += String(text)))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output.trim())
      else reject(new StepFailed(`${name} ended with code ${code}: ${errors.trim()}`))
    })
  })
}

/**
 * The connection as the client programs of PostgreSQL take it, without the brackets of an IPv6 address.
 * @param {Record<string, string | undefined>} settings
 */
export function connectionOf({ DATABASE_URL }) {
  if (!DATABASE_URL) throw new StepFailed('DATABASE_CLIENT is postgres, but DATABASE_URL is empty.')
  const url = new URL(DATABASE_URL)
  const known = {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  }
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  }
}
