import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '~/testing/eventually'
import { redisProblem, startRedis } from '~/testing/start-redis'
import { seconds } from '~/platform/units/duration'
import type { PagePolicy } from '~/routing/page-request'
import { pageStorePolicy } from './cache-policy'
import { openPageIndex } from './page-index.server'
import { createPageStore } from './page-store.server'
import { createRedisStore } from './redis-store.server'

const { sharingDelay } = pageStorePolicy

/** A machine whose pages say its name. */
async function openNode(name: string, redisUrl: string, clock: { now: number }) {
  const store = await createRedisStore(redisUrl, 'shared-pages-test')
  const pages = createPageStore({
    index: await openPageIndex(store, { maxPages: 100, maxBytes: 100_000 }),
    now: () => clock.now,
    render: async () => ({
      status: 200,
      headers: [],
      body: Buffer.from(name),
      tags: ['content'],
      renderedAt: clock.now,
      expiresAt: null,
    }),
  })
  onTestFinished(() => pages.close())
  const ask = async (key: string, policy: PagePolicy) =>
    (await pages.get(key, policy))?.bodies.identity?.toString()
  return { pages, ask, isStored: async (key: string) => expect(await store.find(key)).toBeTruthy() }
}

async function twoNodes() {
  const { url } = await startRedis()
  const clock = { now: Date.now() }
  return { clock, a: await openNode('a', url, clock), b: await openNode('b', url, clock) }
}

const title = redisProblem ? ` (skipped: ${redisProblem})` : ''

describe.skipIf(redisProblem !== null)(`machines with a common Redis${title}`, () => {
  it('use the pages of each other, lists with any filters included', async () => {
    const { clock, a, b } = await twoNodes()
    expect(await a.ask('/list', 'stored')).toBe('a')
    expect(await a.ask('/list?checkIn=2027-01-02', 'transient')).toBe('a')
    await eventually(() => a.isStored('/list'))
    await eventually(() => a.isStored('/list?checkIn=2027-01-02'))
    expect(await b.ask('/list', 'stored')).toBe('a')
    expect(await b.ask('/list?checkIn=2027-01-02', 'transient')).toBe('a')
    clock.now += pageStorePolicy.freshInMemory + pageStorePolicy.maxStaleInMemory + 1
    expect(await b.ask('/list?checkIn=2027-01-02', 'transient')).toBe('b')
  })

  it('do not use a page of one that may not have known of a change', async () => {
    const { clock, a, b } = await twoNodes()
    await b.pages.invalidate(['content'])
    clock.now += sharingDelay - seconds(1)
    expect(await a.ask('/early', 'stored')).toBe('a')
    clock.now += seconds(2)
    expect(await a.ask('/late', 'stored')).toBe('a')
    for (const key of ['/early', '/late']) await eventually(() => a.isStored(key))
    expect(await b.ask('/early', 'stored')).toBe('b')
    expect(await b.ask('/late', 'stored')).toBe('a')
  })
})
