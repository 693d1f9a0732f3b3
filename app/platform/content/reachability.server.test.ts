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

it('asks nothing while all is well', async () => {
  const { probe, reachability, onReturn } = setUp()
  reachability.noteAnswer()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
  expect(onReturn).not.toHaveBeenCalled()
})

it('probes what does not answer, one question at a time, and tells once when it is back', async () => {
  const { probe, reachability, onReturn } = setUp()
  for (let count = 0; count < 100; count++) reachability.noteSilence()
  await vi.advanceTimersByTimeAsync(5000)
  expect(probe).toHaveBeenCalledTimes(5)
  probe.mockResolvedValue()
  await vi.advanceTimersByTimeAsync(5000)
  expect(probe).toHaveBeenCalledTimes(6)
  expect(onReturn).toHaveBeenCalledOnce()
})

it('takes an answer to anybody for its return, and notices the next silence', async () => {
  const { probe, reachability, onReturn } = setUp()
  reachability.noteSilence()
  reachability.noteAnswer()
  await vi.advanceTimersByTimeAsync(5000)
  expect(onReturn).toHaveBeenCalledOnce()
  expect(probe).not.toHaveBeenCalled()
  reachability.noteSilence()
  await vi.advanceTimersByTimeAsync(1000)
  expect(probe).toHaveBeenCalledOnce()
})
