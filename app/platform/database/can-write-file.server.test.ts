import { mkdir, rm, writeFile } from 'node:fs/promises'
import BetterSqlite from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { canWriteFile } from './can-write-file.server'

async function newFile() {
  const file = `${await temporaryFolder()}/store.db`
  const database = new BetterSqlite(file)
  database.pragma('journal_mode = WAL')
  database.exec('CREATE TABLE note (text TEXT)')
  onTestFinished(() => void database.close())
  return { file, database }
}

it('a database in use can be written, and nothing of the check stays', async () => {
  const { file, database } = await newFile()
  expect([canWriteFile(file), canWriteFile(file)]).toEqual([true, true])
  expect(database.prepare('SELECT count(*) AS count FROM write_check').get()).toEqual({ count: 0 })
})

it.each<[string, (file: string) => Promise<unknown>]>([
  ['is gone', (file) => rm(file)],
  ['is a folder', async (file) => (await rm(file), mkdir(file))],
  [
    'is damaged',
    (file) => writeFile(file, 'no database at all, but long enough to be read'.repeat(9)),
  ],
])('a database whose file %s cannot be written', async (_, damage) => {
  const { file, database } = await newFile()
  database.close()
  await damage(file)
  expect(canWriteFile(file)).toBe(false)
})

it('a database that another process holds cannot be written, and can be afterwards', async () => {
  const { file, database } = await newFile()
  database.exec('BEGIN IMMEDIATE')
  expect(canWriteFile(file)).toBe(false)
  database.exec('ROLLBACK')
  expect(canWriteFile(file)).toBe(true)
})
