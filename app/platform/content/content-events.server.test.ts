import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentChange } from '~content/content-change'
import { onInvalidation } from '~/platform/page-cache/invalidation.server'
import {
  announceContentChange,
  onContentChange,
  refreshAllContent,
  type ContentHandler,
} from './content-events.server'

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

describe('an announced change', () => {
  it('renews the pages of its type and those that a feature names', async () => {
    const handler = vi.fn<ContentHandler>(async () => ['rental:casa', 'catalogue'])
    const invalidated = listen(handler)
    expect(await announceContentChange(change)).toBe(true)
    expect(handler).toHaveBeenCalledWith({ kind: 'change', change })
    expect(invalidated).toEqual([['api::rental.rental', 'rental:casa', 'catalogue']])
  })

  it('renews the pages only when features have read the new content', async () => {
    const order: string[] = []
    onTestFinished(onInvalidation(() => void order.push('renewed')))
    onTestFinished(
      onContentChange(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        order.push('read')
        return []
      }),
    )
    await announceContentChange(change)
    expect(order).toEqual(['read', 'renewed'])
  })

  it('of a picture concerns every page', async () => {
    const invalidated = listen(async () => [])
    await announceContentChange({ ...change, uid: 'plugin::upload.file' })
    expect(invalidated).toEqual([['media', 'plugin::upload.file']])
  })

  it('is worked off after the one before it, even when that one fails', async () => {
    const seen: string[] = []
    const invalidated = listen(async (news) => {
      const id = news.kind === 'change' ? news.change.documentId : 'all'
      await new Promise((resolve) => setTimeout(resolve, id === 'first' ? 10 : 0))
      seen.push(id)
      if (id === 'first') throw new Error('the CMS is down')
      return [id]
    })
    const outcomes = await Promise.all([
      announceContentChange({ ...change, documentId: 'first' }),
      announceContentChange({ ...change, documentId: 'second' }),
    ])
    expect(seen).toEqual(['first', 'second'])
    expect(outcomes).toEqual([false, true])
    expect(invalidated).toHaveLength(2)
  })

  it('that got lost among others makes everything be read anew', async () => {
    const handler = vi.fn<ContentHandler>(async () => ['catalogue'])
    const invalidated = listen(handler)
    await refreshAllContent()
    expect(handler).toHaveBeenCalledWith({ kind: 'everything' })
    expect(invalidated).toEqual([['media', 'catalogue']])
  })
})
