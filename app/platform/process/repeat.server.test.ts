import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job whose rounds end when they are told to. */
function slowJob() {
  const ends: (() => void)[] = []
  const job = vi.fn(async () => new Promise<void>((resolve) => void ends.push(resolve)))
  return { job, endRound: () => ends.shift()?.() }
}

it('begins at once or after the first wait, as it is told', () => {
  const now = slowJob()
  const later = slowJob()
  void repeat(now.job, { every: 1000, atOnce: true })
  void repeat(later.job, { every: 1000, atOnce: false })
  expect(now.job).toHaveBeenCalledTimes(1)
  expect(later.job).not.toHaveBeenCalled()
})

it('never does two rounds at the same time', async () => {
  const { job, endRound } = slowJob()
  void repeat(job, { every: 1000, atOnce: true })
  await vi.advanceTimersByTimeAsync(2500)
  expect(job).toHaveBeenCalledTimes(1)
  endRound()
  await vi.advanceTimersByTimeAsync(0)
  expect(job).toHaveBeenCalledTimes(2)
})

it('stops when the round under way has ended, and begins no other', async () => {
  const { job, endRound } = slowJob()
  const stop = repeat(job, { every: 1000, atOnce: true })
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  endRound()
  await stopped
  expect(job).toHaveBeenCalledTimes(1)
})

it('makes up for one round at most when a round takes longer than several', async () => {
  const { job, endRound } = slowJob()
  const stop = repeat(job, { every: 1000, atOnce: true })
  await vi.advanceTimersByTimeAsync(3500)
  endRound()
  await vi.advanceTimersByTimeAsync(0)
  expect(job).toHaveBeenCalledTimes(2)
  endRound()
  await vi.advanceTimersByTimeAsync(0)
  expect(job).toHaveBeenCalledTimes(2)
  await stop()
})

it('begins no round that is due when it is stopped', async () => {
  const { job, endRound } = slowJob()
  const stop = repeat(job, { every: 1000, atOnce: true })
  await vi.advanceTimersByTimeAsync(1500)
  const stopped = stop()
  endRound()
  await stopped
  expect(job).toHaveBeenCalledTimes(1)
})
