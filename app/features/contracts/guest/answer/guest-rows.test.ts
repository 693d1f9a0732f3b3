import { expect, it } from 'vitest'
import { guestRows } from './guest-rows'

const fullName = 'María José Xicay'

it('begins with who signs and a row for each of the others', () => {
  expect(guestRows([], { totalGuests: 3, fullName })).toEqual([
    { fullName, age: '' },
    ...Array<object>(2).fill({ fullName: '', age: '' }),
  ])
})

it('keeps who was named, also where the contract has fewer now', () => {
  const named = [
    { fullName: 'Ana', age: '34' },
    { fullName: 'Luis', age: '36' },
  ]
  expect(guestRows(named, { totalGuests: 1, fullName })).toEqual(named)
  expect(guestRows(named, { totalGuests: 3, fullName })).toHaveLength(3)
})

it('names no more than fit', () => {
  expect(guestRows([], { totalGuests: 500, fullName })).toHaveLength(50)
})
