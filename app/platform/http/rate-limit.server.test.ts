import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { createRateLimit } from './rate-limit.server'

function limit(options = {}) {
  let time = 0
  const limited = createRateLimit({ most: 3, within: minutes(10), now: () => time, ...options })
  return { ...limited, pass: (duration: number) => (time += duration) }
}

it('allows so many in any window, and says how long to wait', () => {
  const { note, waitOf, pass } = limit()
  note('a')
  pass(minutes(4))
  note('a')
  note('a')
  expect(waitOf('a')).toBe(minutes(6))
  expect(waitOf('b')).toBe(0)
  pass(minutes(6))
  expect(waitOf('a')).toBe(0)
  note('a')
  expect(waitOf('a')).toBe(minutes(4))
})

it('forgets the key that was not seen for longest', () => {
  const { note, waitOf } = limit({ most: 1, maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) note(key)
  expect(['a', 'b', 'c'].map(waitOf).map(Boolean)).toEqual([false, true, true])
})

it('never lets more than so many through', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: minutes(5) }), { minLength: 20, maxLength: 60 })
  fc.assert(
    fc.property(pauses, (steps) => {
      const { note, waitOf, pass } = limit()
      const allowed: number[] = []
      for (const step of steps) {
        const time = pass(step)
        if (waitOf('a') > 0) continue
        note('a')
        allowed.push(time)
      }
      for (const [index, fourth] of allowed.slice(3).entries())
        expect(fourth - (allowed[index] ?? 0)).toBeGreaterThanOrEqual(minutes(10))
    }),
  )
})
