import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { orWithout } from './or-without.server'

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

it('gives what can be had, and the page holds', async () => {
  const read = async () => orWithout(Promise.resolve(['a']), [])
  expect(await withTagScope(read)).toMatchObject({ result: ['a'], expiresAt: null })
})

it('goes without what cannot be had, for a minute', async () => {
  const read = async () => orWithout(answering(503), [])
  const expiresAt = now.getTime() + 60_000
  expect(await withTagScope(read)).toMatchObject({ result: [], expiresAt })
})

it('hides no other failure', async () => {
  await expect(orWithout(broken(), [])).rejects.toThrow('a fault of ours')
  await expect(orWithout(answering(404), [])).rejects.toMatchObject({ status: 404 })
})
