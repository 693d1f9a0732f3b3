import { open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import type * as fs from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { temporaryFolder } from '~/testing/temporary-folder'
import { hours, minutes } from '~/platform/units/duration'
import { cv, fileContent, startStore } from '~/testing/private-store'
import { StorageUnavailable } from '../storage-unavailable'
import { createPrivateDatabase } from './private-database.server'

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return { ...original, open: vi.fn(original.open) }
})

describe('private files in a folder', () => {
  it('can be read by their owner alone', async () => {
    const { store, folder, pathOf } = await startStore()
    const { id } = await store.keep(cv)
    expect((await stat(pathOf(id))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700)
    await store.close()
    expect((await readFile(join(folder, 'private.db'))).includes('Tzul')).toBe(false)
  })

  it('knows files of a time without references', async () => {
    const { store, folder } = await startStore()
    const { id } = await store.keep(cv)
    await store.claim([{ id, kind: 'cv' }], 'CS-OLD')
    await store.close()
    const database = new Database(join(folder, 'private.db'))
    database.exec('DROP TABLE private_migration; DROP TABLE private_migration_lock')
    database.exec('ALTER TABLE file DROP COLUMN reference')
    database.close()
    const { store: again } = await startStore({ folder })
    expect(await again.list({ kinds: ['cv'], search: '', limit: 10, offset: 0 })).toMatchObject({
      files: [{ id, reference: 'CS-OLD' }],
    })
  })

  it('takes what a crash left behind, but not what is being written right now', async () => {
    const { store, clock, folder, pathOf, sealed } = await startStore()
    const { id } = await store.keep(cv)
    for (const name of ['half.part', 'a'.repeat(40), 'fresh.part']) {
      await writeFile(pathOf(name), 'x')
      const age = name.startsWith('fresh') ? minutes(1) : hours(2)
      await utimes(pathOf(name), (clock.now - age) / 1000, (clock.now - age) / 1000)
    }
    expect(await store.sweep()).toBe(2)
    expect((await sealed.ids()).sort()).toEqual([id, 'fresh.part'].sort())
    expect(await readdir(folder)).toContain('private.db')
  })
})

describeOnPostgres('private files in PostgreSQL', () => {
  it('leave nothing on the disk, and remains of crashes are swept', async () => {
    const location = { url: await newPostgresDatabase() }
    const { store, clock, folder, sealed } = await startStore({ location })
    const { id } = await store.keep(cv)
    const database = createPrivateDatabase(location)
    onTestFinished(() => database.close())
    const leave = async (file: string, age: number) => {
      const row = { file, sealed: fileContent, written_at: clock.now - age }
      await (await database.open()).insertInto('file_content').values(row).execute()
    }
    await leave('old', hours(2))
    await leave('fresh', minutes(1))
    expect(await store.sweep()).toBe(1)
    expect((await sealed.ids()).sort()).toEqual([id, 'fresh'].sort())
    expect(await readdir(folder)).toEqual([])
  })

  it('are unavailable while the server is', async () => {
    const { store } = await startStore({ location: { url: 'postgres://site@127.0.0.1:1/none' } })
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    expect(await store.canWrite()).toBe(false)
  })
})

describe('a disk that fails', () => {
  it('is told as such and leaves nothing behind', async () => {
    const place = join(await temporaryFolder(), 'place')
    await writeFile(place, 'a file where a folder belongs')
    const { store } = await startStore({ folder: join(place, 'private') })
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    await expect(store.sweep()).rejects.toThrow(StorageUnavailable)
  })

  it('when it is full leaves no half file and no row, and works again when it is not', async () => {
    const { store, sealed } = await startStore()
    await store.keep(cv)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    vi.mocked(open).mockImplementationOnce(async (...opening) => {
      const file = await open(...opening)
      vi.spyOn(file, 'sync').mockRejectedValueOnce(full)
      return file
    })
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    expect(await sealed.ids()).toHaveLength(1)
    await store.keep(cv)
    expect(await sealed.ids()).toHaveLength(2)
  })
})
