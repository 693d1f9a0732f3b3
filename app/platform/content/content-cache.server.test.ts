import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import { createContentCache } from './content-cache.server'
import { ContentUnavailable, InvalidContent } from './content-unavailable.server'

const note = {
  uid: 'api::note.note',
  path: 'note',
  populate: {},
  schema: z.object({ text: z.string() }),
} satisfies ContentDefinition

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(folder, { recursive: true }))

const down = async () => {
  throw new ContentUnavailable('down')
}

describe('the content cache', () => {
  it('fetches once for concurrent and later readers', async () => {
    const fetch = vi.fn(async () => ({ text: 'one' }))
    const cache = createContentCache(folder, fetch)
    const [first, second] = await Promise.all([cache.read(note, 'en'), cache.read(note, 'en')])
    expect([first, second, await cache.read(note, 'en')]).toEqual(Array(3).fill({ text: 'one' }))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('keeps what a refresh fetched when the first read, which began before, is answered later', async () => {
    let answer = (_value: unknown) => {}
    const first = new Promise<unknown>((resolve) => (answer = resolve))
    const fetch = vi.fn(async (): Promise<unknown> => ({ text: 'new' }))
    fetch.mockReturnValueOnce(first)
    const cache = createContentCache(folder, fetch)
    const reading = cache.read(note, 'en')
    await cache.refresh(note.uid)
    answer({ text: 'old' })
    expect(await reading).toEqual({ text: 'new' })
    expect(await cache.read(note, 'en')).toEqual({ text: 'new' })
    expect(await createContentCache(folder, down).read(note, 'en')).toEqual({ text: 'new' })
  })

  it('separates languages and caches that one is missing', async () => {
    const fetch = vi.fn(async (_: unknown, locale: string) =>
      locale === 'en' ? { text: 'a' } : null,
    )
    const cache = createContentCache(folder, fetch)
    expect(await cache.read(note, 'en')).toEqual({ text: 'a' })
    expect(await cache.read(note, 'es')).toBeNull()
    expect(await createContentCache(folder, down).read(note, 'es')).toBeNull()
  })

  it('knows what is there in a language once it was read, and again after each refresh', async () => {
    const fetch = vi.fn(async (_: unknown, locale: string) =>
      locale === 'en' ? { text: 'a' } : null,
    )
    const cache = createContentCache(folder, fetch)
    expect(cache.presence(note.uid, 'en')).toBeNull()
    await Promise.all([cache.read(note, 'en'), cache.read(note, 'es')])
    expect([cache.presence(note.uid, 'en'), cache.presence(note.uid, 'es')]).toEqual([
      'true',
      'none',
    ])
    fetch.mockResolvedValue(null)
    await cache.refresh(note.uid)
    expect(cache.presence(note.uid, 'en')).toBe('none')
  })

  it('knows of the presence of a type what its definition says', async () => {
    const cache = createContentCache(folder, async () => ({ text: 'a', length: 1 }))
    await cache.read({ ...note, presenceOf: ({ text }: { text: string }) => [text] }, 'en')
    expect(cache.presence(note.uid, 'en')).toBe('["a"]')
  })

  it('starts from its snapshot while the CMS is down', async () => {
    await createContentCache(folder, async () => ({ text: 'kept' })).read(note, 'en')
    expect(await createContentCache(folder, down).read(note, 'en')).toEqual({ text: 'kept' })
  })

  it('throws without CMS and snapshot, and fetches again next time', async () => {
    const fetch = vi.fn(down)
    const cache = createContentCache(folder, fetch)
    await expect(cache.read(note, 'en')).rejects.toBeInstanceOf(ContentUnavailable)
    await expect(cache.read(note, 'en')).rejects.toBeInstanceOf(ContentUnavailable)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('keeps the old content if a refresh fails', async () => {
    const fetch = vi.fn(async () => ({ text: 'old' }))
    const cache = createContentCache(folder, fetch)
    await cache.read(note, 'en')
    fetch.mockImplementationOnce(down)
    expect(await cache.refresh(note.uid)).toBe(false)
    expect(await cache.read(note, 'en')).toEqual({ text: 'old' })
    fetch.mockResolvedValueOnce({ text: 'new' })
    expect(await cache.refresh()).toBe(true)
    expect(await cache.read(note, 'en')).toEqual({ text: 'new' })
  })

  it('keeps the old content where the new is invalid, and asks for no other attempt', async () => {
    const fetch = vi.fn(async () => ({ text: 'old' }))
    const cache = createContentCache(folder, fetch)
    await cache.read(note, 'en')
    fetch.mockRejectedValueOnce(new InvalidContent('failed validation'))
    expect(await cache.refresh()).toBe(true)
    expect(await cache.read(note, 'en')).toEqual({ text: 'old' })
  })

  it('refreshes types that include the changed type, and no others', async () => {
    const fetch = vi.fn(async () => ({ text: 'old' }))
    const cache = createContentCache(folder, fetch)
    await cache.read({ ...note, includes: ['api::author.author'] }, 'en')
    fetch.mockResolvedValue({ text: 'new' })
    await cache.refresh('api::stranger.stranger')
    expect(await cache.read(note, 'en')).toEqual({ text: 'old' })
    await cache.refresh('api::author.author')
    expect(await cache.read(note, 'en')).toEqual({ text: 'new' })
  })

  it('ignores a snapshot of another shape', async () => {
    await createContentCache(folder, async () => ({ words: 1 })).read(note, 'en')
    await expect(createContentCache(folder, down).read(note, 'en')).rejects.toThrow('down')
  })
})
