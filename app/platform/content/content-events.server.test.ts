import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentChange } from '~content/content-change'
import { onInvalidation } from '~/platform/page-cache/invalidation.server'
import {
  applyContentChange,
  onContentChange,
  refreshAllContent,
  type ContentHandler,
} from './content-events.server'
import { contentCache } from './read-content.server'

const change: ContentChange = {
  event: 'publish',
  uid: 'api::rental.rental',
  documentId: 'casa',
  locale: 'en',
  revision: '2',
}

function listen(handler: ContentHandler) {
  const invalidated: string[][] = []
  onTestFinished(onContentChange(handler))
  onTestFinished(onInvalidation((tags) => void invalidated.push([...tags])))
  return invalidated
}

describe('a content change', () => {
  it('invalidates the pages of its type and those whose tags a handler returns', async () => {
    const handler = vi.fn<ContentHandler>(async () => ['rental:casa', 'catalogue'])
    const invalidated = listen(handler)
    expect(await applyContentChange(change)).toBe(true)
    expect(handler).toHaveBeenCalledWith({ kind: 'change', change })
    expect(invalidated).toEqual([
      ['api::rental.rental', 'presence:api::rental.rental', 'rental:casa', 'catalogue'],
    ])
  })

  it('invalidates what depends on the presence of a type only where that changes, or is not known', async () => {
    const invalidated = listen(async () => [])
    const presence = vi.spyOn(contentCache(), 'presence')
    onTestFinished(() => presence.mockRestore())
    const presences = [
      // Of both languages, before and after.
      ['true', 'none', 'true', 'none'],
      ['true', 'none', 'true', 'true'],
      ['["photography"]', 'true', '[]', 'true'],
      ['true', null, 'true', null],
    ]
    for (const values of presences) {
      for (const value of values) presence.mockReturnValueOnce(value)
      await applyContentChange(change)
    }
    const tag = 'presence:api::rental.rental'
    expect(invalidated.map((tags) => tags.includes(tag))).toEqual([false, true, true, true])
  })

  it('invalidates pages only after all handlers have reloaded their content', async () => {
    const order: string[] = []
    onTestFinished(onInvalidation(() => void order.push('renewed')))
    onTestFinished(
      onContentChange(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        order.push('read')
        return []
      }),
    )
    await applyContentChange(change)
    expect(order).toEqual(['read', 'renewed'])
  })

  it('to a picture invalidates every page', async () => {
    const invalidated = listen(async () => [])
    await applyContentChange({ ...change, uid: 'plugin::upload.file' })
    expect(invalidated).toEqual([['media', 'plugin::upload.file']])
  })

  it('that uploads a picture invalidates no page, since nothing shows it yet', async () => {
    const invalidated = listen(async () => [])
    await applyContentChange({ ...change, event: 'create', uid: 'plugin::upload.file' })
    expect(invalidated).toEqual([['plugin::upload.file']])
  })

  it('to a picture reloads the content of every type, once for many; a new one is in none', async () => {
    const refresh = vi.spyOn(contentCache(), 'refresh')
    onTestFinished(() => refresh.mockRestore())
    const picture: ContentChange = { ...change, event: 'delete', uid: 'plugin::upload.file' }
    await Promise.all([
      applyContentChange(change),
      applyContentChange(picture),
      applyContentChange({ ...picture, documentId: 'other' }),
    ])
    expect(refresh.mock.calls).toEqual([[change.uid], [undefined]])
    await applyContentChange({ ...picture, event: 'create' })
    await applyContentChange(picture)
    expect(refresh.mock.calls.slice(2)).toEqual([[picture.uid], [undefined]])
  })

  it('is applied after the one before, even if that one fails', async () => {
    const seen: string[] = []
    const invalidated = listen(async (event) => {
      const id = event.kind === 'change' ? event.change.documentId : 'all'
      await new Promise((resolve) => setTimeout(resolve, id === 'first' ? 10 : 0))
      seen.push(id)
      if (id === 'first') throw new Error('the CMS is down')
      return [id]
    })
    const outcomes = await Promise.all([
      applyContentChange({ ...change, documentId: 'first' }),
      applyContentChange({ ...change, documentId: 'second' }),
    ])
    expect(seen).toEqual(['first', 'second'])
    expect(outcomes).toEqual([false, true])
    expect(invalidated).toHaveLength(2)
  })

  it('that may have been lost reloads everything', async () => {
    const handler = vi.fn<ContentHandler>(async () => ['catalogue'])
    const invalidated = listen(handler)
    await refreshAllContent()
    expect(handler).toHaveBeenCalledWith({ kind: 'everything' })
    expect(invalidated).toEqual([['media', 'catalogue']])
  })
})
