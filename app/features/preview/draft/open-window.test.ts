import { expect, it } from 'vitest'
import { openWindow } from './open-window'

const now = new Date('2026-11-23T02:00:00.000Z')

it('shows a draft for later as if it began now', () => {
  expect(openWindow({ startDate: '2027-01-01T06:00:00.000Z', name: 'A' }, now)).toEqual({
    startDate: '2026-11-23T02:00:00.000Z',
    name: 'A',
  })
  // The evening before in Guatemala.
  expect(openWindow({ publicationDate: '2026-11-23' }, now)).toEqual({
    publicationDate: '2026-11-22',
  })
  expect(openWindow({ sentOn: '2026-12-24' }, now)).toEqual({ sentOn: '2026-11-22' })
})

it('leaves what has begun, and what is said of no day', () => {
  const begun = { startDate: '2026-01-01T06:00:00.000Z', publicationDate: '2026-11-22' }
  expect(openWindow(begun, now)).toEqual(begun)
  expect(openWindow({ startDate: null }, now)).toEqual({ startDate: null })
  expect(openWindow(null, now)).toBeNull()
})
