import { open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import type * as fs from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import {
  describeOnBothEngines,
  describeOnPostgres,
} from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { temporaryFolder } from '~/testing/temporary-folder'
import { hours, minutes } from '~/platform/units/duration'
import { StorageUnavailable } from '../storage-unavailable'
import { createPrivateStore } from './create-private-store.server'
import { createFileKeys } from './file-keys.server'
import { createPrivateDatabase } from './private-database.server'
import { FileDamaged } from './seal-file.server'

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return { ...original, open: vi.fn(original.open) }
})

const secret = 'a secret of the test, long enough to be one'
const content = Buffer.from('Nombre: Ana Tzul, DPI 1234 56789 0101. '.repeat(50))
const cv = { kind: 'cv', type: 'pdf', name: 'ana.pdf', content } as const
const by = { reader: 'staff:7', address: '190.56.1.2' }

type Options = { folder?: string; location?: StoreLocation; maxUnclaimedBytes?: number }

async function startStore(options: Options = {}) {
  const folder = options.folder ?? (await temporaryFolder())
  const clock = { now: Date.UTC(2027, 0, 10) }
  const store = createPrivateStore({
    folder,
    keys: createFileKeys(secret),
    now: () => clock.now,
    ...options,
  })
  onTestFinished(() => store.close())
  const pathOf = (id: string) => join(folder, 'files', id)
  return { store, folder, clock, pathOf, sealed: sealedContents(folder, options.location) }
}

/** The encrypted contents, past the store. */
function sealedContents(folder: string, location?: StoreLocation) {
  const pathOf = (id: string) => join(folder, 'files', id)
  if (!location || 'file' in location) {
    return {
      read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
      write: (id: string, bytes: Buffer) => writeFile(pathOf(id), bytes),
      ids: () => readdir(join(folder, 'files')),
    }
  }
  const database = createPrivateDatabase(location)
  onTestFinished(() => database.close())
  return {
    async read(id: string): Promise<Buffer> {
      const rows = (await database.open()).selectFrom('file_content').where('file', '=', id)
      return (await rows.select('sealed').executeTakeFirstOrThrow()).sealed
    },
    async write(id: string, sealed: Buffer) {
      const rows = (await database.open()).updateTable('file_content').where('file', '=', id)
      await rows.set({ sealed }).execute()
    },
    async ids() {
      const rows = await (await database.open()).selectFrom('file_content').select('file').execute()
      return rows.map(({ file }) => file)
    },
  }
}

describeOnBothEngines('a private file', ({ newLocation }) => {
  it('comes back as it was stored, and only encrypted bytes of it are kept', async () => {
    const { store, sealed } = await startStore({ location: await newLocation() })
    const file = await store.keep(cv)
    expect(file).toMatchObject({ kind: 'cv', type: 'pdf', name: 'ana.pdf', bytes: content.length })
    expect((await store.read(file.id, by))?.content).toEqual(content)
    expect((await sealed.read(file.id)).includes('Tzul')).toBe(false)
  })

  it('has a name of 160 random bits, and two equal files have nothing in common', async () => {
    const { store, sealed } = await startStore({ location: await newLocation() })
    const [one, other] = [await store.keep(cv), await store.keep(cv)]
    expect(one.id).toMatch(/^[0-9a-f]{40}$/)
    expect(one.id).not.toBe(other.id)
    const [first, second] = await Promise.all([one, other].map(({ id }) => sealed.read(id)))
    expect(first?.subarray(12, 60)).not.toEqual(second?.subarray(12, 60))
  })

  it('is found after a restart, and under a rotated key while the old one is named', async () => {
    const location = await newLocation()
    const { store, folder } = await startStore({ location })
    const { id } = await store.keep(cv)
    await store.claim([{ id, kind: 'cv' }], 'application')
    await store.close()
    const fresh = 'another secret of the test, just as long as that'
    const rotated = createPrivateStore({ folder, location, keys: createFileKeys(fresh, [secret]) })
    expect((await rotated.read(id, by))?.content).toEqual(content)
    await rotated.close()
    const without = createPrivateStore({ folder, location, keys: createFileKeys(fresh) })
    onTestFinished(() => without.close())
    await expect(without.read(id, by)).rejects.toThrow(FileDamaged)
  })
})

describeOnBothEngines('a file that was tampered with', ({ newLocation }) => {
  const last = (bytes: Buffer) => bytes.length - 1

  it.each([
    ['in its content', (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)],
    ['in its nonce', (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)],
    [
      'in its tag',
      (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(last(bytes)) ^ 1, last(bytes)),
    ],
    ['in its mark', (bytes: Buffer) => bytes.write('X', 0)],
  ])('%s is not given out, and no reading is noted', async (_, change) => {
    const { store, sealed } = await startStore({ location: await newLocation() })
    const { id } = await store.keep(cv)
    const bytes = await sealed.read(id)
    change(bytes)
    await sealed.write(id, bytes)
    await expect(store.read(id, by)).rejects.toThrow(FileDamaged)
    expect(await store.listReads(id)).toEqual([])
  })

  it('by cutting, exchanging or removing it is not given out either', async () => {
    const { store, sealed } = await startStore({ location: await newLocation() })
    const [cut, swapped, other] = [await store.keep(cv), await store.keep(cv), await store.keep(cv)]
    const bytes = await sealed.read(other.id)
    await sealed.write(cut.id, (await sealed.read(cut.id)).subarray(0, 200))
    await sealed.write(swapped.id, bytes)
    await sealed.write(other.id, bytes.subarray(0, 3))
    for (const { id } of [cut, swapped, other]) {
      await expect(store.read(id, by)).rejects.toThrow(FileDamaged)
    }
  })
})

describeOnBothEngines('the trail', ({ newLocation }) => {
  it('says who read what, when and from where, and outlives the file', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const { id } = await store.keep(cv)
    await store.claim([{ id, kind: 'cv' }], 'application')
    await store.read(id, by)
    clock.now += minutes(5)
    await store.read(id, { reader: 'staff:9', address: '::1' })
    await store.deleteOlderThan('cv', clock.now)
    expect(await store.read(id, by)).toBeNull()
    expect(await store.listReads(id)).toEqual([
      { at: clock.now - minutes(5), ...by },
      { at: clock.now, reader: 'staff:9', address: '::1' },
    ])
  })

  it('keeps the order of reads of one moment, and nothing changes or deletes it', async () => {
    const location = await newLocation()
    const { store } = await startStore({ location })
    const { id } = await store.keep(cv)
    for (const reader of ['staff:2', 'staff:1', 'staff:3']) await store.read(id, { ...by, reader })
    const database = createPrivateDatabase(location)
    onTestFinished(() => database.close())
    const rows = await database.open()
    const change = rows.updateTable('file_read').set({ reader: 'staff:4' }).execute()
    await expect(change).rejects.toThrow('the trail of readings is never changed')
    await expect(rows.deleteFrom('file_read').execute()).rejects.toThrow('the trail of readings')
    const readers = (await store.listReads(id)).map(({ reader }) => reader)
    expect(readers).toEqual(['staff:2', 'staff:1', 'staff:3'])
  })
})

describeOnBothEngines('claiming', ({ newLocation }) => {
  it('keeps a file for good, and can be repeated by the same submission', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const { id } = await store.keep(cv)
    const first = await store.claim([{ id, kind: 'cv' }], 'application')
    const again = await store.claim([{ id, kind: 'cv' }], 'application')
    expect(first).toMatchObject({ outcome: 'claimed', files: [{ id, claimedBy: 'application' }] })
    expect(again).toEqual(first)
    clock.now += hours(48)
    expect(await store.sweep()).toBe(0)
    expect(await store.listOwned('application')).toMatchObject([{ id, expiresAt: null }])
  })

  it('takes all or none: not those of others, of another kind, expired or unknown', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const old = await store.keep(cv)
    clock.now += hours(1)
    const [mine, theirs] = [await store.keep(cv), await store.keep(cv)]
    const photo = await store.keep({ ...cv, kind: 'photo' })
    await store.claim([{ id: theirs.id, kind: 'cv' }], 'another')
    for (const id of [theirs.id, photo.id, old.id, 'f'.repeat(40)]) {
      const wanted = [mine.id, id].map((one) => ({ id: one, kind: 'cv' }))
      expect(await store.claim(wanted, 'application')).toEqual({ outcome: 'gone', ids: [id] })
    }
    expect(await store.find(mine.id)).toMatchObject({ claimedBy: null })
  })

  it('gives a file to one of many submissions that want it at the same time', async () => {
    const location = await newLocation()
    const stores = await Promise.all(Array.from({ length: 4 }, () => startStore({ location })))
    const files = [await stores[0]?.store.keep(cv), await stores[0]?.store.keep(cv)]
    const wanted = files.flatMap((file) => (file ? [{ id: file.id, kind: 'cv' }] : []))
    const outcomes = await Promise.all(
      stores.map(({ store }, index) =>
        store.claim(index % 2 ? wanted : wanted.toReversed(), `application-${index}`),
      ),
    )
    const claimed = outcomes.filter(({ outcome }) => outcome === 'claimed')
    expect(claimed).toHaveLength(1)
    const gone = outcomes.filter(({ outcome }) => outcome === 'gone')
    for (const { ids } of gone as { ids: string[] }[]) expect(ids).toHaveLength(2)
  })

  it('can be taken back when the submission could not be stored', async () => {
    const { store } = await startStore({ location: await newLocation() })
    const { id } = await store.keep(cv)
    await store.claim([{ id, kind: 'cv' }], 'application')
    await store.release('application')
    expect(await store.claim([{ id, kind: 'cv' }], 'second')).toMatchObject({ outcome: 'claimed' })
  })
})

describeOnBothEngines('the list', ({ newLocation }) => {
  const all = { kinds: ['cv', 'photo'], search: '', limit: 10, offset: 0 }

  it('has what submissions claimed, the latest first, with how often each was read', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const first = await store.keep(cv)
    clock.now += minutes(1)
    const second = await store.keep({ ...cv, kind: 'photo', name: 'yo.jpg' })
    await store.keep(cv)
    await store.claim([{ id: first.id, kind: 'cv' }], 'CS-ONE')
    await store.claim([{ id: second.id, kind: 'photo' }], 'CS-TWO')
    await store.read(first.id, by)
    await store.read(first.id, by)
    // What the site reads for its own work is no reading by a person.
    await store.read(second.id, { reader: 'system: signing', address: '' })
    const { files, total } = await store.list(all)
    expect(total).toBe(2)
    expect(files).toMatchObject([
      { id: second.id, reference: 'CS-TWO', reads: 0 },
      { id: first.id, reference: 'CS-ONE', reads: 2 },
    ])
    expect(await store.list({ ...all, kinds: ['cv'] })).toMatchObject({ total: 1 })
    expect(await store.list({ ...all, kinds: [] })).toEqual({ files: [], total: 0 })
    expect(await store.list({ ...all, offset: 1, limit: 1 })).toMatchObject({
      files: [{ id: first.id }],
      total: 2,
    })
  })

  it('calls submissions as people do, as soon as somebody knows how', async () => {
    const { store } = await startStore({ location: await newLocation() })
    for (const owner of ['key-1', 'key-2']) {
      const { id } = await store.keep(cv)
      await store.claim([{ id, kind: 'cv' }], owner)
    }
    const requested: string[] = []
    const find = async (owner: string) => {
      requested.push(owner)
      return owner === 'key-1' ? 'CS-ONE' : null
    }
    await store.nameOwners(find)
    expect(requested.sort()).toEqual(['key-1', 'key-2'])
    const references = async (search: string) =>
      (await store.list({ ...all, search })).files.map(({ reference }) => reference).sort()
    expect(await references('')).toEqual(['CS-ONE', 'key-2'])
    expect(await references('cs-one')).toEqual(['CS-ONE'])
    expect(await references('key-1')).toEqual([])
    await store.nameOwners(find)
    expect(requested).toHaveLength(3)
  })

  it('is searched by name and owner, taken literally, and forgets what is deleted', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const { id } = await store.keep({ ...cv, name: 'CÉDULA_100%.pdf' })
    await store.claim([{ id, kind: 'cv' }], 'CS-7K2M9Q')
    const totalOf = async (search: string) => (await store.list({ ...all, search })).total
    for (const found of ['cédula_100%', '7k2m', 'PDF']) expect(await totalOf(found)).toBe(1)
    for (const none of ['a%p', 'c_', '\\', "' OR 1=1 --"]) expect(await totalOf(none)).toBe(0)
    clock.now += 1
    await store.deleteOlderThan('cv', clock.now)
    expect(await totalOf('')).toBe(0)
  })
})

describeOnBothEngines('deleting', ({ newLocation }) => {
  it('takes what nobody claimed within the hour, file and name', async () => {
    const { store, clock, sealed } = await startStore({ location: await newLocation() })
    const lost = await store.keep(cv)
    clock.now += minutes(30)
    const waiting = await store.keep(cv)
    expect(await store.sweep()).toBe(0)
    clock.now += minutes(30)
    expect(await store.find(lost.id)).toBeNull()
    expect(await store.sweep()).toBe(1)
    expect(await sealed.ids()).toEqual([waiting.id])
  })

  it('after the time of keeping takes one kind and leaves the others', async () => {
    const { store, clock, sealed } = await startStore({ location: await newLocation() })
    const old = await store.keep(cv)
    const photo = await store.keep({ ...cv, kind: 'photo' })
    for (const { id, kind } of [old, photo]) await store.claim([{ id, kind }], 'application')
    clock.now += hours(24)
    const recent = await store.keep(cv)
    expect(await store.deleteOlderThan('cv', clock.now - hours(2))).toBe(1)
    expect((await sealed.ids()).sort()).toEqual([photo.id, recent.id].sort())
    expect(await store.find(old.id)).toBeNull()
  })
})

describeOnBothEngines('the space of uploads', ({ newLocation }) => {
  it('cannot be filled with uploads that nobody claims', async () => {
    const { store, sealed } = await startStore({
      location: await newLocation(),
      maxUnclaimedBytes: content.length * 2,
    })
    const { id } = await store.keep(cv)
    await store.keep(cv)
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    await store.keep({ ...cv, kind: 'agreement', isOwn: true })
    await store.claim([{ id, kind: 'cv' }], 'application')
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    expect(await sealed.ids()).toHaveLength(3)
  })
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
      const row = { file, sealed: content, written_at: clock.now - age }
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
