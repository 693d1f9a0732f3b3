// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '~content/locale'
import { addMonths, dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { showIn } from '~/testing/show'
import { MonthGrid, type DayCell } from './month-grid'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

function cellOf(day: number): DayCell {
  const date = dayOfNumber(day)
  return {
    label: date,
    content: date.slice(8),
    isBlocked: date.endsWith('03'),
    isChosen: date.endsWith('05'),
    button: {},
  }
}

const grid = (month: string, locale: Locale, tabDay = '2026-11-03') => (
  <MonthGrid month={month} locale={locale} tabDay={dayNumber(tabDay)} cellOf={cellOf} />
)

/** The days of each week as they stand in the columns; a column of another month is empty. */
function weeks(): string[] {
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) => {
    const cells = [...row.querySelectorAll('td')]
    return cells
      .map(({ firstElementChild: day }) =>
        day instanceof HTMLElement && day.style.display !== 'none' ? day.textContent : '',
      )
      .join(' ')
  })
}

test('a month starts its weeks as its readers do', async () => {
  const show = await showIn('en')
  const { rerender } = show(grid('2026-11-01', 'en'))
  expect(weeks()).toEqual([
    '01 02 03 04 05 06 07',
    '08 09 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30     ',
    '      ',
  ])
  rerender(grid('2026-11-01', 'es'))
  expect(weeks()[0]).toBe('      01')
  const names = screen.getAllByRole('columnheader').map((name) => name.textContent)
  expect(names[0]).toBe('lulunes')
})

/** The last three turn their clocks at midnight. */
test.each([
  'UTC',
  'America/Guatemala',
  'Pacific/Auckland',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
])('every day is there once, in its place, on a machine in %s', async (machine) => {
  process.env.TZ = machine
  const show = await showIn('en')
  const { rerender } = show(grid('2026-01-01', 'en'))
  // The months in which clocks turn.
  for (const month of ['2026-03-01', '2026-04-01', '2026-09-01', '2026-10-01']) {
    rerender(grid(month, 'en'))
    const places = weeks().flatMap((week) => week.split(' '))
    const days = places.filter(Boolean)
    const length = dayNumber(addMonths(month, 1)) - dayNumber(month)
    expect(days).toEqual(Array.from({ length }, (_, day) => String(day + 1).padStart(2, '0')))
    // Day 0, 1 January 1970, was a Thursday.
    expect(places.indexOf('01')).toBe((dayNumber(month) + 4) % 7)
  }
})

test('a day that is blocked can take the focus, and one day alone is reached by the tab key', async () => {
  const show = await showIn('en')
  const { rerender } = show(grid('2026-11-01', 'en'))
  const blocked = screen.getByRole('button', { name: '2026-11-03' })
  expect(blocked.getAttribute('aria-disabled')).toBe('true')
  expect(blocked.hasAttribute('disabled')).toBe(false)
  expect(blocked.tabIndex).toBe(0)
  const reached = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(reached()).toHaveLength(1)
  rerender(grid('2026-11-01', 'en', '2026-12-24'))
  expect(reached()).toHaveLength(0)
})

test('a chosen day is told as pressed', async () => {
  const show = await showIn('en')
  show(grid('2026-11-01', 'en'))
  expect(
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
  ).toEqual(['05'])
})
