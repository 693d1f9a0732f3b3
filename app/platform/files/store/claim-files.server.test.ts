import { expect, it } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { hours } from '~/platform/units/duration'
import { cv, startStore } from '~/testing/private-store'

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
