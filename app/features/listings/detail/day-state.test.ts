import { expect, test } from 'vitest'
import { dayState } from './day-state'

const calendar = {
  today: '2026-11-21',
  lockDates: [{ startDate: '2026-12-10', endDate: '2026-12-12' }],
  availableAfter: null,
}

test('days before today are past, today is not', () => {
  expect(dayState('2026-11-20', calendar)).toBe('past')
  expect(dayState('2026-11-21', calendar)).toBe('free')
})

test('a lock takes both its ends and nothing beside them', () => {
  const states = ['2026-12-09', '2026-12-10', '2026-12-12', '2026-12-13'].map((day) =>
    dayState(day, calendar),
  )
  expect(states).toEqual(['free', 'taken', 'taken', 'free'])
})

test('a place that is not free yet takes every day before that', () => {
  const later = { ...calendar, availableAfter: '2027-01-01' }
  expect(dayState('2026-12-31', later)).toBe('taken')
  expect(dayState('2027-01-01', later)).toBe('free')
})
