import { expect, it } from 'vitest'
import { addressOfNights, nightAt } from './night-at'

it('finds the night by where it was clicked, the last one of a window by its half', () => {
  expect([0, 0.24, 0.26, 0.99, 1].map((share) => nightAt(share, 8))).toEqual([0, 0, 1, 3, 3])
  expect([0, 0.5, 0.7, 1].map((share) => nightAt(share, 3))).toEqual([0, 0, 1, 1])
  expect(nightAt(-0.1, 1)).toBe(0)
})

it('writes the picked nights into the address, whichever was picked first', () => {
  const address =
    'https://ceiba.example/staff/calendar/new?house=casa&from=2026-12-30&to=2027-01-20'
  const wanted = 'https://ceiba.example/staff/calendar/new?house=casa&from=2026-12-31&to=2027-01-04'
  expect(addressOfNights(address, [1, 4])).toBe(wanted)
  expect(addressOfNights(address, [4, 1])).toBe(wanted)
})
