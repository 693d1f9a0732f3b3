import { expect, it } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { minutes } from '~/platform/units/duration'
import { cv, staffReader, startStore } from '~/testing/private-store'

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
    await store.read(first.id, staffReader)
    await store.read(first.id, staffReader)
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
