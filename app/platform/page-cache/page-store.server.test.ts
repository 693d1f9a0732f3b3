import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { days, hours, seconds } from '~/platform/units/duration'
import type * as pageBodies from './page-bodies.server'
import { openPageIndex } from './page-index.server'
import { createPageStore } from './page-store.server'
import type { StoredPage } from './page-types'
import type { SecondLevelStore } from './second-level-store.server'

/** Ends the better compression that is under way. */
let endCompression = () => {}
const compressions = { count: 0 }
vi.mock('./page-bodies.server', async (importOriginal) => ({
  ...(await importOriginal<typeof pageBodies>()),
  recompressBodies: (bodies: StoredPage['bodies']) =>
    new Promise((resolve) => {
      compressions.count++
      endCompression = () => resolve(bodies)
    }),
}))

beforeEach(() => void (compressions.count = 0))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function storeInMemory({ isShared = false } = {}): SecondLevelStore {
  const pages = new Map<string, StoredPage>()
  const states = new Map<string, unknown>()
  return {
    isShared,
    find: async (key) => pages.get(key) ?? null,
    save: async (page) => void pages.set(page.key, page),
    remove: async (key) => void pages.delete(key),
    findState: async (name) => states.get(name),
    saveState: async (name, value) => {
      states.set(name, value)
      await new Promise((resolve) => setTimeout(resolve, 1))
    },
    close: async () => {},
  }
}

/** A page store whose pages hold the text of the moment; `rendered` is what was rendered since it was emptied. */
async function openStore({ memory }: { memory?: number } = {}) {
  const content = { text: 'one' }
  const rendered: string[] = []
  const index = await openPageIndex(storeInMemory(), { maxPages: 100, maxBytes: 100_000 })
  const pages = createPageStore({
    index,
    ...(memory === undefined ? {} : { memory }),
    render: async (key) => {
      rendered.push(key)
      return {
        status: 200,
        headers: [['Content-Type', 'text/html']],
        body: Buffer.from(content.text),
        tags: ['content'],
        renderedAt: Date.now(),
        expiresAt: null,
      }
    },
  })

  async function ask(key: string, times = 1): Promise<string | undefined> {
    let text: string | undefined
    for (let time = 0; time < times; time++) {
      text = (await pages.get(key, 'stored'))?.bodies.identity?.toString()
    }
    return text
  }

  /** What is rendered in the background after a change. */
  async function change(text: string): Promise<string[]> {
    await vi.advanceTimersByTimeAsync(1)
    content.text = text
    rendered.length = 0
    const isKnown = pages.invalidate(['content'])
    await vi.advanceTimersByTimeAsync(seconds(5))
    await isKnown
    // Not all that a page needs is a timer, and on a busy machine the rest takes longer than they do.
    const queue = { isIdle: false }
    void pages.whenIdle().then(() => (queue.isIdle = true))
    while (!queue.isIdle) await vi.advanceTimersByTimeAsync(1)
    return [...rendered]
  }

  return { ask, change, rendered }
}

describe('after a change', () => {
  it('pages are rendered again in the order of what visitors asked for lately', async () => {
    const { ask, change } = await openStore()
    await ask('/once-popular', 30)
    await vi.advanceTimersByTimeAsync(hours(5))
    await ask('/detail')
    await ask('/list', 5)
    await ask('/home', 20)
    expect(await change('two')).toEqual(['/home', '/list', '/once-popular', '/detail'])
  })

  it('a page for which nobody asked for a day is rendered when somebody does', async () => {
    const { ask, change, rendered } = await openStore()
    await ask('/forgotten')
    await vi.advanceTimersByTimeAsync(days(1))
    await ask('/home')
    expect(await change('two')).toEqual(['/home'])
    expect(await ask('/forgotten')).toBe('two')
    expect(rendered).toEqual(['/home', '/forgotten'])
  })

  it('so is a page that is no longer in memory', async () => {
    const { ask, change } = await openStore({ memory: 6000 })
    for (const key of ['/first', '/second', '/third', '/fourth']) await ask(key)
    const renewed = await change('two')
    expect(renewed).not.toContain('/first')
    expect(await ask('/first')).toBe('two')
  })
})

it('a page with few visits is compressed better, once', async () => {
  const { ask } = await openStore()
  await ask('/once')
  await ask('/home', 6)
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(compressions.count).toBe(1)
})

it('a page whose content changes while it is compressed better is rendered again', async () => {
  const { ask, change } = await openStore()
  await ask('/home', 30)
  await vi.advanceTimersByTimeAsync(seconds(1))
  // While the change is written down, and before the page is rendered again.
  setTimeout(() => endCompression(), 2)
  expect(await change('two')).toEqual(['/home'])
  expect(await ask('/home')).toBe('two')
})

it('a page outside the memory that cannot be rendered stays as it was', async () => {
  const index = await openPageIndex(storeInMemory(), { maxPages: 100, maxBytes: 100_000 })
  const good = {
    status: 200,
    headers: [],
    body: Buffer.from('one'),
    tags: ['content'],
    expiresAt: null,
  }
  const render = vi.fn(async () => ({ ...good, renderedAt: Date.now() }))
  const before = createPageStore({ index, render })
  await before.get('/page', 'stored')
  await vi.advanceTimersByTimeAsync(1)
  const isKnown = before.invalidate(['content'])
  await vi.advanceTimersByTimeAsync(1)
  await isKnown
  const after = createPageStore({ index, render })
  render.mockRejectedValueOnce(new Error('down'))
  expect((await after.get('/page', 'stored'))?.bodies.identity?.toString()).toBe('one')
})

it('a page that visitors wait for in vain is rendered once in ten seconds, and is served meanwhile', async () => {
  const index = await openPageIndex(storeInMemory(), { maxPages: 100, maxBytes: 100_000 })
  const page = { headers: [], body: Buffer.from('one'), tags: [] }
  const render = vi.fn(async () => {
    const now = Date.now()
    return { ...page, status: 200, renderedAt: now, expiresAt: now + seconds(1) }
  })
  const pages = createPageStore({ index, render })
  await pages.get('/page', 'stored')
  render.mockImplementation(async () => ({
    ...page,
    status: 503,
    renderedAt: Date.now(),
    expiresAt: Date.now() + seconds(1),
  }))
  vi.setSystemTime(Date.now() + seconds(2))
  for (let visit = 0; visit < 5; visit++) {
    expect((await pages.get('/page', 'stored'))?.status).toBe(200)
  }
  expect(render).toHaveBeenCalledTimes(2)
})

it('what changed at a moment in the past leaves pages that were rendered since as they are', async () => {
  const index = await openPageIndex(storeInMemory(), { maxPages: 100, maxBytes: 100_000 })
  const page = { status: 200, headers: [], body: Buffer.from('one'), tags: ['day'] }
  const render = vi.fn(async (_key: string) => ({
    ...page,
    renderedAt: Date.now(),
    expiresAt: null,
  }))
  const before = createPageStore({ index, render })
  await before.get('/yesterday', 'stored')
  await vi.advanceTimersByTimeAsync(10)
  const midnight = Date.now()
  await vi.advanceTimersByTimeAsync(10)
  await before.get('/today', 'stored')
  const after = createPageStore({ index, render })
  const isKnown = after.invalidate(['day'], midnight)
  await vi.advanceTimersByTimeAsync(1)
  await isKnown
  for (const key of ['/yesterday', '/today']) await after.get(key, 'stored')
  expect(render.mock.calls.map(([key]) => key)).toEqual(['/yesterday', '/today', '/yesterday'])
})
