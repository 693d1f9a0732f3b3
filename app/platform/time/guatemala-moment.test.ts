import { expect, it } from 'vitest'
import { findGuatemalaMoment, guatemalaWallClock } from './guatemala-moment'

it('finds the moment of a time in Guatemala', () => {
  expect(findGuatemalaMoment('2026-12-01T10:00')).toEqual(new Date('2026-12-01T16:00:00Z'))
  expect(findGuatemalaMoment('2026-12-31T23:59')).toEqual(new Date('2027-01-01T05:59:00Z'))
})

it('knows the summer time of 2006', () => {
  expect(findGuatemalaMoment('2006-07-01T00:00')).toEqual(new Date('2006-07-01T05:00:00Z'))
  expect(findGuatemalaMoment('2006-11-01T00:00')).toEqual(new Date('2006-11-01T06:00:00Z'))
})

it('shows the same time again', () => {
  for (const time of ['2026-02-28T00:00', '2026-06-15T18:30', '2006-05-01T23:45']) {
    expect(guatemalaWallClock(findGuatemalaMoment(time) ?? new Date(0))).toBe(time)
  }
})

it.each(['', 'now', '2026-13-01T10:00', '2026-12-01', '2026-12-01T10:00:00Z', '2026-12-01 10:00'])(
  'takes %j for no time',
  (text) => {
    expect(findGuatemalaMoment(text)).toBeNull()
  },
)
