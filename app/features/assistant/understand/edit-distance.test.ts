import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { editDistance } from './edit-distance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

it('counts letters that are put in, taken out, changed or swapped', () => {
  expect(editDistance('piscina', 'piscina', 2)).toBe(0)
  expect(editDistance('picina', 'piscina', 2)).toBe(1)
  expect(editDistance('antiuga', 'antigua', 2)).toBe(1)
  expect(editDistance('monterico', 'monterrico', 2)).toBe(1)
  expect(editDistance('flores', 'floors', 1)).toBe(2)
})

it('is the same both ways, and 0 for equal words alone', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      const distance = editDistance(left, right, 9)
      expect(distance).toBe(editDistance(right, left, 9))
      expect(distance === 0).toBe(left === right)
    }),
  )
})

it('says no more than that a distance is above the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (left, right, most) => {
      expect(editDistance(left, right, most)).toBe(Math.min(editDistance(left, right, 9), most + 1))
    }),
  )
})
