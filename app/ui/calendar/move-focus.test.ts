import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { moveFocus } from './move-focus'

const reach = { first: dayNumber('2026-11-21'), last: dayNumber('2028-11-30') }

function moved(key: string, day: string, firstWeekday: 0 | 1 = 0): string | null {
  const target = moveFocus(key, dayNumber(day), { reach, firstWeekday })
  return target === null ? null : dayOfNumber(target)
}

/** 16 December 2026 is a Wednesday. */
test.each([
  ['ArrowLeft', '2026-12-15'],
  ['ArrowRight', '2026-12-17'],
  ['ArrowUp', '2026-12-09'],
  ['ArrowDown', '2026-12-23'],
  ['Home', '2026-12-13'],
  ['End', '2026-12-19'],
  ['PageUp', '2026-11-21'],
  ['PageDown', '2027-01-16'],
  ['Enter', null],
])('%s leads from 16 December to %s', (key, day) => {
  expect(moved(key, '2026-12-16')).toBe(day)
})

test('weeks that begin on Monday end on Sunday', () => {
  expect(moved('Home', '2026-12-16', 1)).toBe('2026-12-14')
  expect(moved('End', '2026-12-16', 1)).toBe('2026-12-20')
  expect(moved('Home', '2026-12-20', 1)).toBe('2026-12-14')
})

test('the focus stays between today and the last month', () => {
  expect(moved('ArrowLeft', '2026-11-21')).toBe('2026-11-21')
  expect(moved('PageDown', '2028-11-15')).toBe('2028-11-30')
  expect(moved('PageDown', '2027-01-31')).toBe('2027-02-28')
})
