import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ownerOnly } from '../owner-only.js'
import { StepFailed } from '../run-step.js'
import { settleFile } from './copy-file.js'

const patienceMs = 10_000

/**
 * Opens a SQLite database beside the programs that use it. Its package is loaded here and not above,
 * since a restore runs before packages are installed.
 * @param {string} file
 * @param {{ readonly: boolean }} options
 */
export async function openSqlite(file, { readonly }) {
  const { default: Database } = await import('better-sqlite3')
  return new Database(file, { readonly, fileMustExist: true, timeout: patienceMs })
}

/**
 * Copies a SQLite database as it is at one moment, while other processes read and write it, and checks
 * the copy. Answers how many rows the copy has in the given tables.
 * @param {string} from
 * @param {string} to
 * @param {Record<string, string>} counted name of the count → `table` or `table WHERE …`
 * @returns {Promise<Record<string, number>>}
 */
export async function copySqlite(from, to, counted) {
  if (!existsSync(from)) throw new StepFailed(`There is no database ${from}.`)
  await mkdir(dirname(to), { recursive: true, mode: ownerOnly.folder })
  const source = await openSqlite(from, { readonly: true })
  try {
    // One reading transaction: unlike a copy page by page it never begins anew while others write.
    source.prepare('VACUUM INTO ?').run(to)
  } finally {
    source.close()
  }
  await settleFile(to)
  const copy = await openSqlite(to, { readonly: true })
  try {
    const verdict = copy.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new StepFailed(`The copy of ${from} is damaged: ${String(verdict)}`)
    const count = (/** @type {string} */ rows) =>
      Number(copy.prepare(`SELECT COUNT(*) FROM ${rows}`).pluck().get())
    return Object.fromEntries(Object.entries(counted).map(([name, rows]) => [name, count(rows)]))
  } finally {
    copy.close()
  }
}
