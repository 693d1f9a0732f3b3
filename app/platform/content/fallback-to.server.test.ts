import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { fallbackTo } from './fallback-to.server'

/** As `readContent` fails. */
async function answering(status: number): Promise<string[]> {
  throw new Response(null, { status })
}

async function broken(): Promise<string[]> {
  throw new Error('a fault of ours')
}

const now = new Date('2026-11-21T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now })
})

afterEach(() => {
  vi.useRealTimers()
})

it('returns the content, and the page does not expire', async () => {
  const read = async () => fallbackTo(Promise.resolve(['a']), [])
  expect(await withTagScope(read)).toMatchObject({ result: ['a'], expiresAt: null })
})

it('returns the fallback for unavailable content, for a minute', async () => {
  const read = async () => fallbackTo(answering(503), [])
  const expiresAt = now.getTime() + 60_000
  expect(await withTagScope(read)).toMatchObject({ result: [], expiresAt })
})

it('passes on any other error', async () => {
  await expect(fallbackTo(broken(), [])).rejects.toThrow('a fault of ours')
  await expect(fallbackTo(answering(404), [])).rejects.toMatchObject({ status: 404 })
})
