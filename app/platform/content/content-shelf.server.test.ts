import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import { createContentShelf } from './content-shelf.server'
import { ContentUnavailable } from './content-unavailable.server'

const note = {
  uid: 'api::note.note',
  path: 'note',
  populate: {},
  schema: z.object({ text: z.string() }),
} satisfies ContentDefinition

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'))
})
afterEach(() => rm(folder, { recursive: true }))

const down = async () => {
  throw new ContentUnavailable('down')
}

describe('the content shelf', () => {
  it('asks the CMS once for readers at the same time and afterwards', async () => {
    const fetch = vi.fn(async () => ({ text: 'one' }))
    const shelf = createContentShelf(folder, fetch)
    const [first, second] = await Promise.all([shelf.read(note, 'en'), shelf.read(note, 'en')])
    expect([first, second, await shelf.read(note, 'en')]).toEqual(Array(3).fill({ text: 'one' }))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('keeps the languages apart and remembers that one is missing', async () => {
    const fetch = vi.fn(async (_: unknown, locale: string) =>
      locale === 'en' ? { text: 'a' } : null,
    )
    const shelf = createContentShelf(folder, fetch)
    expect(await shelf.read(note, 'en')).toEqual({ text: 'a' })
    expect(await shelf.read(note, 'es')).toBeNull()
    expect(await createContentShelf(folder, down).read(note, 'es')).toBeNull()
  })

  it('starts from its snapshot while the CMS is down', async () => {
    await createContentShelf(folder, async () => ({ text: 'kept' })).read(note, 'en')
    expect(await createContentShelf(folder, down).read(note, 'en')).toEqual({ text: 'kept' })
  })

  it('says so when there is neither CMS nor snapshot, and asks again next time', async () => {
    const fetch = vi.fn(down)
    const shelf = createContentShelf(folder, fetch)
    await expect(shelf.read(note, 'en')).rejects.toBeInstanceOf(ContentUnavailable)
    await expect(shelf.read(note, 'en')).rejects.toBeInstanceOf(ContentUnavailable)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('keeps the old content when it cannot be fetched again', async () => {
    const fetch = vi.fn(async () => ({ text: 'old' }))
    const shelf = createContentShelf(folder, fetch)
    await shelf.read(note, 'en')
    fetch.mockImplementationOnce(down)
    expect(await shelf.refresh(note.uid)).toBe(false)
    expect(await shelf.read(note, 'en')).toEqual({ text: 'old' })
    fetch.mockResolvedValueOnce({ text: 'new' })
    expect(await shelf.refresh()).toBe(true)
    expect(await shelf.read(note, 'en')).toEqual({ text: 'new' })
  })

  it('fetches again what includes the type that changed, and leaves other types alone', async () => {
    const fetch = vi.fn(async () => ({ text: 'old' }))
    const shelf = createContentShelf(folder, fetch)
    await shelf.read({ ...note, includes: ['api::author.author'] }, 'en')
    fetch.mockResolvedValue({ text: 'new' })
    await shelf.refresh('api::stranger.stranger')
    expect(await shelf.read(note, 'en')).toEqual({ text: 'old' })
    await shelf.refresh('api::author.author')
    expect(await shelf.read(note, 'en')).toEqual({ text: 'new' })
  })

  it('does not start from a snapshot of another shape', async () => {
    await createContentShelf(folder, async () => ({ words: 1 })).read(note, 'en')
    await expect(createContentShelf(folder, down).read(note, 'en')).rejects.toThrow('down')
  })
})
