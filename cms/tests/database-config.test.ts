import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testEnvironment } from './start-cms'

/** A SQLite file as the CMS opens it with these settings. */
async function openWith(variables: Record<string, string>) {
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
  onTestFinished(() => void database.close())
  return database
}

async function pragmasWith(variables: Record<string, string>) {
  const database = await openWith(variables)
  const read = (name: string) => database.pragma(name, { simple: true })
  return { journal: read('journal_mode'), synchronous: read('synchronous') }
}

it('keeps what is saved through a power cut, unless the settings say otherwise', async () => {
  const full = { journal: 'wal', synchronous: 2 }
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: '' })).toEqual(full)
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: 'full' })).toEqual(full)
  expect(await pragmasWith({ SQLITE_SYNCHRONOUS: 'off' })).toEqual({ ...full, synchronous: 0 })
})

it('reads texts as PostgreSQL does: small letters of all letters, and letters without accents', async () => {
  const database = await openWith({})
  const row = database
    .prepare(
      "select lower('ÁLVAREZ') as name, lower(null) as none, translate('peñón 5%', 'ñó', 'no') as plain, translate(null, 'á', 'a') as missing",
    )
    .get()
  expect(row).toEqual({ name: 'álvarez', none: null, plain: 'penon 5%', missing: null })
})
