import { expect, it, vi } from 'vitest'
import { createJobQueue, QueueFull } from './job-queue'

/** A job that ends when it is told to. */
function job(name: string, seen: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = async () => {
    seen.push(`${name} begins`)
    await ended
    seen.push(`${name} ends`)
  }
  return { run, end }
}

it('runs so many jobs at once, the others in their order', async () => {
  const seen: string[] = []
  const queue = createJobQueue({ concurrency: 2 })
  const jobs = ['a', 'b', 'c', 'd'].map((name) => job(name, seen))
  const all = jobs.map(({ run }) => queue.run(run))
  expect(seen).toEqual(['a begins', 'b begins'])
  expect(queue.waiting).toBe(2)
  for (const { end } of jobs.toReversed()) end()
  await Promise.all(all)
  expect(seen.filter((line) => line.endsWith('begins')).join()).toBe(
    'a begins,b begins,c begins,d begins',
  )
})

it('sends away whoever would wait too long, and goes on after a job that failed', async () => {
  const seen: string[] = []
  const queue = createJobQueue({ concurrency: 1, maxWaiting: 1 })
  const first = queue.run(async () => Promise.reject(new Error('broken')))
  const second = queue.run(async () => 'done')
  await expect(queue.run(job('third', seen).run)).rejects.toThrow(QueueFull)
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('done')
  expect(await queue.run(async () => 'free again')).toBe('free again')
  expect(seen).toEqual([])
})

it('lets the next one begin where a job only waits, and rests between two', async () => {
  vi.useFakeTimers()
  const seen: string[] = []
  const queue = createJobQueue({ concurrency: 1, maxHold: 300, maxPause: 20 })
  const [slow, next] = [job('slow', seen), job('next', seen)]
  const all = [queue.run(slow.run), queue.run(next.run)]
  await vi.advanceTimersByTimeAsync(310)
  expect(seen).toEqual(['slow begins'])
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toEqual(['slow begins', 'next begins'])
  slow.end()
  next.end()
  await Promise.all(all)
  vi.useRealTimers()
})
