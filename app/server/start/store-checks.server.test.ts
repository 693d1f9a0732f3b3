import { rm, mkdir, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { openOutboxDatabase, outboxFileIn } from '~/platform/outbox/outbox-database.server'
import { canWrite } from '~/platform/sqlite/can-write.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'
import { cacheCheck } from './store-checks.server'
import { startFeatures } from './start-features.server'

const nothing = async () => {}

async function newOutboxFile() {
  const file = outboxFileIn(await temporaryFolder())
  const database = openOutboxDatabase(file)
  return { file, database }
}

it('an outbox in use can be written, and nothing of the check stays', async () => {
  const { file, database } = await newOutboxFile()
  expect([canWrite(file), canWrite(file)]).toEqual([true, true])
  expect(database.prepare('SELECT count(*) AS count FROM write_check').get()).toEqual({ count: 0 })
  database.close()
})

it.each<[string, (file: string) => Promise<unknown>]>([
  ['is gone', (file) => rm(file)],
  ['is a folder', async (file) => (await rm(file), mkdir(file))],
  [
    'is damaged',
    (file) => writeFile(file, 'no database at all, but long enough to be read'.repeat(9)),
  ],
])('an outbox whose file %s is not usable', async (_, damage) => {
  const { file, database } = await newOutboxFile()
  database.close()
  await damage(file)
  expect(canWrite(file)).toBe(false)
})

it('an outbox that somebody else holds is not usable, and is again afterwards', async () => {
  const { file, database } = await newOutboxFile()
  database.exec('BEGIN IMMEDIATE')
  expect(canWrite(file)).toBe(false)
  database.exec('ROLLBACK')
  expect(canWrite(file)).toBe(true)
  database.close()
})

it('a site whose outbox breaks while it runs says so, and is ready again when it is mended', async () => {
  let isFine = true
  let now = 0
  const check = vi.fn(() => isFine)
  const parts = startFeatures([
    { name: 'outbox', start: async () => nothing, isReady: cacheCheck(check, () => now) },
  ])
  await parts.ready
  isFine = false
  expect(parts.isReady()).toBe(true)
  now += 3000
  expect([parts.isReady(), parts.waitsFor()]).toEqual([false, ['outbox']])
  expect(check).toHaveBeenCalledTimes(2)
  isFine = true
  now += 3000
  expect(parts.isReady()).toBe(true)
})

it('a site whose outbox could not be started is not ready', async () => {
  const parts = startFeatures([
    { name: 'outbox', start: () => Promise.reject(new Error('disk')), isReady: () => true },
  ])
  await eventually(() => expect(parts.waitsFor()).toEqual(['outbox']))
  await parts.stop()
})
