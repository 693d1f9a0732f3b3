import { expect, it, vi } from 'vitest'
import { createBackgroundQueue } from './background-queue.server'

function recorded(concurrency: number) {
  const done: string[] = []
  let running = 0
  let most = 0
  const queue = createBackgroundQueue(
    async (key) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running--
      done.push(key)
    },
    { concurrency, pauseAfter: 0 },
  )
  return { queue, done, most: () => most }
}

it('takes the page with the highest priority first, and a page that was added twice once', async () => {
  const { queue, done } = recorded(1)
  queue.add('last', 0)
  queue.add('rare', 1)
  queue.add('popular', 50)
  queue.add('rare', 0)
  queue.add('usual', 10)
  await queue.whenIdle()
  expect(done).toEqual(['popular', 'usual', 'rare', 'last'])
})

it('works on no more pages at a time than its concurrency', async () => {
  const { queue, done, most } = recorded(2)
  for (let index = 0; index < 9; index++) queue.add(`page ${index}`, 0)
  await queue.whenIdle()
  expect(done).toHaveLength(9)
  expect(most()).toBe(2)
})

it('takes no more pages after a stop', async () => {
  const done: string[] = []
  const queue = createBackgroundQueue(async (key) => {
    done.push(key)
    queue.stop()
    queue.add('third', 0)
  })
  queue.add('first', 0)
  queue.add('second', 0)
  await queue.whenIdle()
  expect(done).toEqual(['first'])
})

it('works for its share of the time, and never pauses for long', async () => {
  vi.useFakeTimers({ now: 0 })
  let busyTime = 0
  const begun: number[] = []
  const took = [50, 50, 200, 8000, 50]
  const queue = createBackgroundQueue(
    async () => {
      const duration = took[begun.push(Date.now()) - 1] ?? 0
      await new Promise((resolve) => setTimeout(resolve, duration))
      busyTime += duration
    },
    { share: 0.25, busyTime: () => busyTime },
  )
  for (const index of took.keys()) queue.add(`page ${index}`, 0)
  await vi.runAllTimersAsync()
  expect(begun).toEqual([0, 200, 400, 1200, 10_200])
  vi.useRealTimers()
})

it('does not count the time in which a page waits for something else', async () => {
  vi.useFakeTimers({ now: 0 })
  const begun: number[] = []
  const queue = createBackgroundQueue(
    async () => {
      begun.push(Date.now())
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    { share: 0.25, pauseAfter: 2, busyTime: () => 0 },
  )
  queue.add('first', 0)
  queue.add('second', 0)
  await vi.runAllTimersAsync()
  expect(begun).toEqual([0, 502])
  vi.useRealTimers()
})

it('goes on with the next page when one fails', async () => {
  const done: string[] = []
  const queue = createBackgroundQueue(
    async (key) => {
      if (key === 'broken') throw new Error('no disk')
      done.push(key)
    },
    { pauseAfter: 0 },
  )
  queue.add('broken', 2)
  queue.add('fine', 1)
  await queue.whenIdle()
  expect(done).toEqual(['fine'])
})
