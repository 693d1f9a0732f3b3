import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testEnvironment } from './start-cms'

/** How the CMS opens its SQLite file with these settings. */
async function pragmasWith(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.resetModules()
  const settings = { ...testEnvironment(folder), ...variables }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { default: configure } = await import('../config/database')
  const { pool } = configure().connection
  if (!('afterCreate' in pool) || !pool.afterCreate) throw new Error('Not SQLite')
  const database = new BetterSqlite(join(folder, 'cms.db'))
  const done = vi.fn()
  pool.afterCreate(database, done)
  expect(done).toHaveBeenCalledExactlyOnceWith(null, database)
  const read = (name: string) => database.pragma(name, { simple: true })
  const pragmas = { journal: read('journal_mode'), synchronous: read('synchronous') }
  database.close()
  return pragmas
}

it('keeps what is saved through a power cut, unless the settings say otherwise', async () => {
  const full = { journal: 'wal', synchronous: 2 }
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: '' })).toEqual(full)
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: 'full' })).toEqual(full)
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: 'off' })).toEqual({ ...full, synchronous: 0 })
})
