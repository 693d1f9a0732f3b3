import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { unavailableResponse } from './content-unavailable.server'
import { orWithout } from './or-without.server'

/** As `readContent` fails. */
async function failing(reason: Error | Response): Promise<string[]> {
  throw reason
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
  expect(await withTagScope(read)).toMatchObject({ result: ['a'], turnsOverAt: null })
})

it('goes without what cannot be had, for a minute', async () => {
  const read = async () => orWithout(failing(unavailableResponse()), [])
  const turnsOverAt = now.getTime() + 60_000
  expect(await withTagScope(read)).toMatchObject({ result: [], turnsOverAt })
})

it('hides no other failure', async () => {
  const fault = new Error('a fault of ours')
  await expect(orWithout(failing(fault), [])).rejects.toBe(fault)
  const missing = new Response(null, { status: 404 })
  await expect(orWithout(failing(missing), [])).rejects.toBe(missing)
})
