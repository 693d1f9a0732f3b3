import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { directSource, ownSource } from '../count/visit-source'
import { createVisitStore } from './create-visit-store.server'

const november = { from: '2026-11-01', to: '2026-11-30' }
const may = { source: 'newsletter', medium: 'email', campaign: 'may' }

function visits(day: string, page: string, count: number, source = directSource) {
  return { visits: [{ day, page, ...source, count }], missing: [] }
}

describeOnBothEngines('the store of visits', ({ newLocation }) => {
  async function openStores(count = 1) {
    const location = await newLocation()
    const stores = Array.from({ length: count }, () => createVisitStore(location))
    onTestFinished(() => Promise.all(stores.map((store) => store.close())).then(() => {}))
    return stores
  }

  it('adds up what several processes count of the same rows at the same time', async () => {
    const stores = await openStores(4)
    const pages = Array.from({ length: 50 }, (_, index) => `/blog/${index}`)
    await Promise.all(
      stores.map(async (store, at) => {
        for (let round = 0; round < 5; round++) {
          const rows = pages.map((page) => ({ day: '2026-11-23', page, ...may, count: 1 }))
          await store.add({
            visits: at % 2 === 0 ? rows : rows.toReversed(),
            missing: [{ day: '2026-11-23', path: '/old', count: 2 }],
          })
        }
      }),
    )
    const found = (await stores[0]?.listPages(november)) ?? []
    expect(found).toHaveLength(50)
    expect(new Set(found.map(({ count }) => count))).toEqual(new Set([20]))
    expect(await stores[1]?.listMissing(november)).toEqual([
      { path: '/old', count: 40, lastDay: '2026-11-23' },
    ])
  })

  it('tells visits by page and by source, of days with both ends', async () => {
    const [store] = await openStores()
    if (!store) throw new Error('No store')
    await store.add(visits('2026-10-31', '/', 1))
    await store.add(visits('2026-11-01', '/', 2))
    await store.add(visits('2026-11-30', '/', 3, may))
    await store.add(visits('2026-11-30', '/blog', 4, ownSource))
    await store.add(visits('2026-12-01', '/', 5))
    expect(await store.listPages(november)).toEqual([
      { page: '/', count: 5 },
      { page: '/blog', count: 4 },
    ])
    expect(await store.listSources(november)).toEqual([
      { ...may, count: 3 },
      { ...directSource, count: 2 },
    ])
  })

  it('tells missing addresses by how often they were asked for, with the last day', async () => {
    const [store] = await openStores()
    if (!store) throw new Error('No store')
    const on = (day: string, path: string, count: number) =>
      store.add({ visits: [], missing: [{ day, path, count }] })
    await on('2026-11-20', '/a', 3)
    await on('2026-11-22', '/a', 1)
    await on('2026-11-21', '/b', 9)
    expect(await store.listMissing(november)).toEqual([
      { path: '/b', count: 9, lastDay: '2026-11-21' },
      { path: '/a', count: 4, lastDay: '2026-11-22' },
    ])
  })

  it('forgets old days', async () => {
    const [store] = await openStores()
    if (!store) throw new Error('No store')
    await store.add(visits('2024-01-01', '/', 1))
    await store.add({
      visits: [{ day: '2026-11-23', page: '/', ...directSource, count: 1 }],
      missing: [{ day: '2026-01-01', path: '/old', count: 1 }],
    })
    expect(await store.sweep({ visits: '2024-09-14', missing: '2026-08-25' })).toBe(2)
    expect(await store.listPages({ from: '2020-01-01', to: '2026-12-31' })).toHaveLength(1)
  })
})
