import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWorkLimiter } from './work-limiter.server'

// Jobs that never end would free their slots after some time.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function requestOf(address: string): IncomingMessage {
  return { headers: { 'x-forwarded-for': address }, socket: {} } as unknown as IncomingMessage
}

it('one client that asks for all that it may at once leaves places in the queue to others', async () => {
  const limiter = createWorkLimiter({ isProxyTrusted: true, lag: () => 0 })
  const isFull = vi.fn()
  const ask = (address: string) => {
    const overload = limiter.charge(requestOf(address), 'page')
    if (!overload) limiter.run(() => new Promise(() => {})).catch(isFull)
    return overload?.status ?? null
  }
  const answers = Array.from({ length: 240 }, () => ask('203.0.113.7'))
  expect(answers.slice(0, 100)).toEqual(Array(100).fill(null))
  expect(answers.at(-1)).toBe(429)
  for (let other = 0; other < 50; other++) expect(ask(`198.51.100.${other}`)).toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  expect(isFull).not.toHaveBeenCalled()
})
