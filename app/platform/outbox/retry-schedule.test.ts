import { expect, it } from 'vitest'
import { days, hours, minutes } from '~/platform/units/duration'
import { pauseAfter } from './retry-schedule'

it('waits from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 500].map((attempts) => pauseAfter(attempts, 0))).toEqual(
    [1, 2, 4, 256, 360, 360].map(minutes),
  )
})

it('gives up after three days', () => {
  let attempts = 0
  let elapsed = 0
  for (;;) {
    const pause = pauseAfter(++attempts, elapsed)
    if (pause === null) break
    elapsed += pause
  }
  expect(elapsed).toBeGreaterThanOrEqual(days(3))
  expect(elapsed).toBeLessThan(days(3) + hours(6))
})

it('does not give up on a first failure after a long standstill', () => {
  expect(pauseAfter(2, days(30))).toBe(minutes(2))
})
