import { expect, it } from 'vitest'
import { createGroupLimit } from './group-limit'
import { QueueFull } from './job-queue'

it('runs so many jobs of a group at once, whatever others run', async () => {
  const limit = createGroupLimit({ max: 2 })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const first = [limit.run('a', () => ended), limit.run('a', () => ended)]
  await expect(limit.run('a', async () => 'third')).rejects.toThrow(QueueFull)
  expect(await limit.run('b', async () => 'another group')).toBe('another group')
  end()
  await Promise.all(first)
  expect(await limit.run('a', async () => 'free again')).toBe('free again')
})

it('goes on after jobs that failed', async () => {
  const limit = createGroupLimit({ max: 1 })
  const fail = async () => Promise.reject(new Error('broken'))
  await expect(limit.run('a', fail)).rejects.toThrow('broken')
  expect(await limit.run('a', async () => 'done')).toBe('done')
})
