import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReachability } from './reachability.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const probe = vi.fn(async (): Promise<void> => Promise.reject(new Error('down')))
  const reachability = createReachability({ probe, every: 1000 })
  const onReturn = vi.fn()
  reachability.onReturn(onReturn)
  return { probe, reachability, onReturn }
}

it('sends no probe while the program answers', async () => {
  const { probe, reachability, onReturn } = setUp()
  reachability.noteAnswer()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
  expect(onReturn).not.toHaveBeenCalled()
})

it('probes an unreachable program, one request at a time, and calls listeners once when it answers', async () => {
  const { probe, reachability, onReturn } = setUp()
  for (let count = 0; count < 100; count++) reachability.noteFailure()
  await vi.advanceTimersByTimeAsync(5000)
  expect(probe).toHaveBeenCalledTimes(5)
  probe.mockResolvedValue()
  await vi.advanceTimersByTimeAsync(5000)
  expect(probe).toHaveBeenCalledTimes(6)
  expect(onReturn).toHaveBeenCalledOnce()
})

it('counts an answer to any caller, and notices the next failure', async () => {
  const { probe, reachability, onReturn } = setUp()
  reachability.noteFailure()
  reachability.noteAnswer()
  await vi.advanceTimersByTimeAsync(5000)
  expect(onReturn).toHaveBeenCalledOnce()
  expect(probe).not.toHaveBeenCalled()
  reachability.noteFailure()
  await vi.advanceTimersByTimeAsync(1000)
  expect(probe).toHaveBeenCalledOnce()
})
