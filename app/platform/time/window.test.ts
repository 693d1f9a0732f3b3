import { describe, expect, it } from 'vitest'
import { windowState, windowBoundaries } from './window'

const window = { startDate: '2027-03-01T06:00:00.000Z', endDate: '2027-03-31T05:59:59.999Z' }
const at = (moment: string) => windowState(window, new Date(moment))

describe('a window', () => {
  it('encloses its first and its last moment', () => {
    expect(at('2027-03-01T05:59:59.999Z')).toBe('before')
    expect(at('2027-03-01T06:00:00.000Z')).toBe('open')
    expect(at('2027-03-31T05:59:59.999Z')).toBe('open')
    expect(at('2027-03-31T06:00:00.000Z')).toBe('over')
  })

  it('is open for ever where it has no end', () => {
    const now = new Date('2050-01-01T00:00:00Z')
    expect(windowState({ startDate: null, endDate: null }, now)).toBe('open')
    expect(windowBoundaries({ startDate: null, endDate: null })).toEqual([])
  })

  it('changes its state exactly at its boundaries', () => {
    for (const boundary of windowBoundaries(window)) {
      const before = windowState(window, new Date(boundary.getTime() - 1))
      expect(windowState(window, boundary)).not.toBe(before)
    }
    expect(windowBoundaries(window)).toHaveLength(2)
  })
})
