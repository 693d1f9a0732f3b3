import { afterEach, expect, it } from 'vitest'
import { createBundledThread, ThreadTooSlow } from './bundled-thread.server'

const script = `const first = {
  double: (value) => value * 2,
  fail: () => { throw new Error('no') },
  hang: () => { for (;;); },
  environment: () => Object.keys(process.env),
}`
const thread = createBundledThread({ script, timeLimit: 300 })
afterEach(() => thread.close())

it('answers one task after the other, without the environment', async () => {
  expect(await thread.ask('double', 21)).toBe(42)
  expect(await thread.ask('environment')).toEqual([])
})

it('ends with a task that fails or takes too long, and starts again', async () => {
  await expect(thread.ask('fail')).rejects.toThrow('no')
  await expect(thread.ask('hang')).rejects.toThrow(ThreadTooSlow)
  await expect(thread.ask('double', () => 1)).rejects.toThrow('could not be cloned')
  expect(await thread.ask('double', 1)).toBe(2)
})
