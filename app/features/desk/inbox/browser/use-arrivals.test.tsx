// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useArrivals } from './use-arrivals'

/** A row that was received on a day of May. */
const row = (reference: string, day: number) => ({
  reference,
  receivedAt: `2026-05-${String(day).padStart(2, '0')}T15:00:00.000Z`,
})
const [a, b, c, d] = [row('CS-A', 4), row('CS-B', 3), row('CS-C', 5), row('CS-D', 6)]

function readings(page: number, ...lists: (typeof a)[][]): string[][] {
  const { result, rerender } = renderHook(({ rows }) => useArrivals(rows, page), {
    initialProps: { rows: lists[0] ?? [] },
  })
  return lists.map((rows) => {
    rerender({ rows })
    return [...result.current]
  })
}

it('names what arrived with the last reading, and nothing that was there or went', () => {
  expect(readings(1, [a, b], [a], [d, c, a])).toEqual([[], [], ['CS-D', 'CS-C']])
  expect(readings(1, [], [a])).toEqual([[], ['CS-A']])
})

it('does not name what moves up from the next page, or comes back', () => {
  expect(readings(1, [d, a], [a, b], [d, a])).toEqual([[], [], []])
  expect(readings(2, [a, b], [c, a])).toEqual([[], []])
})

it('names what was received before the latest row and delivered after it', () => {
  expect(readings(1, [d, a], [d, c, a])).toEqual([[], ['CS-C']])
})
