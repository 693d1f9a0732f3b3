import { expect, it } from 'vitest'
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
  queue.add('first', 0)
  queue.add('rare', 1)
  queue.add('popular', 50)
  queue.add('rare', 0)
  queue.add('usual', 10)
  await queue.whenIdle()
  expect(done).toEqual(['first', 'popular', 'usual', 'rare'])
})

it('works on no more pages at a time than its concurrency', async () => {
  const { queue, done, most } = recorded(2)
  for (let index = 0; index < 9; index++) queue.add(`page ${index}`, 0)
  await queue.whenIdle()
  expect(done).toHaveLength(9)
  expect(most()).toBe(2)
})

it('takes no more pages after a stop', async () => {
  const { queue, done } = recorded(1)
  queue.add('first', 0)
  queue.add('second', 0)
  queue.stop()
  queue.add('third', 0)
  await queue.whenIdle()
  expect(done).toEqual(['first'])
})
