import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { hours, minutes } from '~/platform/units/duration'
import { cv, fileContent, keySecret, staffReader, startStore } from '~/testing/private-store'
import { StorageUnavailable } from '../storage-unavailable'
import { createPrivateStore } from './create-private-store.server'
import { createFileKeys } from './file-keys.server'
import { createPrivateDatabase } from './private-database.server'
import { FileDamaged } from './seal-file.server'

describeOnBothEngines('a private file', ({ newLocation }) => {
  it('comes back as it was stored, and only encrypted bytes of it are kept', async () => {
    const { store, sealed } = await startStore({ location: await newLocation() })
    const file = await store.keep(cv)
    expect(file).toMatchObject({
      kind: 'cv',
      type: 'pdf',
      name: 'ana.pdf',
      bytes: fileContent.length,
    })
    expect((await store.read(file.id, staffReader))?.content).toEqual(fileContent)
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
    const rotated = createPrivateStore({
      folder,
      location,
      keys: createFileKeys(fresh, [keySecret]),
    })
    expect((await rotated.read(id, staffReader))?.content).toEqual(fileContent)
    await rotated.close()
    const without = createPrivateStore({ folder, location, keys: createFileKeys(fresh) })
    onTestFinished(() => without.close())
    await expect(without.read(id, staffReader)).rejects.toThrow(FileDamaged)
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
    await expect(store.read(id, staffReader)).rejects.toThrow(FileDamaged)
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
      await expect(store.read(id, staffReader)).rejects.toThrow(FileDamaged)
    }
  })
})

describeOnBothEngines('the trail', ({ newLocation }) => {
  it('says who read what, when and from where, and outlives the file', async () => {
    const { store, clock } = await startStore({ location: await newLocation() })
    const { id } = await store.keep(cv)
    await store.claim([{ id, kind: 'cv' }], 'application')
    await store.read(id, staffReader)
    clock.now += minutes(5)
    await store.read(id, { reader: 'staff:9', address: '::1' })
    await store.deleteOlderThan('cv', clock.now)
    expect(await store.read(id, staffReader)).toBeNull()
    expect(await store.listReads(id)).toEqual([
      { at: clock.now - minutes(5), ...staffReader },
      { at: clock.now, reader: 'staff:9', address: '::1' },
    ])
  })

  it('keeps the order of reads of one moment, and nothing changes or deletes it', async () => {
    const location = await newLocation()
    const { store } = await startStore({ location })
    const { id } = await store.keep(cv)
    for (const reader of ['staff:2', 'staff:1', 'staff:3'])
      await store.read(id, { ...staffReader, reader })
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
      maxUnclaimedBytes: fileContent.length * 2,
    })
    const { id } = await store.keep(cv)
    await store.keep(cv)
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    await store.keep({ ...cv, kind: 'cv-agreement', isOwn: true })
    await store.claim([{ id, kind: 'cv' }], 'application')
    await expect(store.keep(cv)).rejects.toThrow(StorageUnavailable)
    expect(await sealed.ids()).toHaveLength(3)
  })

  it('is apart for each form: one that is flooded leaves the others open', async () => {
    const { store } = await startStore({
      location: await newLocation(),
      maxUnclaimedBytes: fileContent.length * 2,
    })
    await store.keep({ ...cv, kind: 'career-cv' })
    await store.keep({ ...cv, kind: 'career-photo' })
    await expect(store.keep({ ...cv, kind: 'career-cv' })).rejects.toThrow(StorageUnavailable)
    const { kind } = await store.keep({ ...cv, kind: 'contract-document' })
    expect(kind).toBe('contract-document')
  })
})
