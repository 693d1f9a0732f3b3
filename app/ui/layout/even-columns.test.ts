import { describe, expect, it } from 'vitest'
import { evenColumns } from './even-columns'

describe('columns', () => {
  it('are as many as things, as far as there is room', () => {
    expect([0, 1, 3, 4].map((count) => evenColumns(count, 4))).toEqual([1, 1, 3, 4])
  })

  it('leave nothing alone in the last row', () => {
    expect(evenColumns(5, 4)).toBe(3)
    expect(evenColumns(6, 4)).toBe(3)
    expect(evenColumns(7, 4)).toBe(4)
    expect(evenColumns(8, 4)).toBe(4)
    expect(evenColumns(9, 4)).toBe(3)
    for (let count = 2; count < 13; count++) expect(count % evenColumns(count, 4)).not.toBe(1)
  })
})
