import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { canonicalJson } from './canonical-json'

it('does not depend on the order of keys, however deep', () => {
  expect(canonicalJson({ b: [{ y: 1, x: null }], a: 'é' })).toBe(
    canonicalJson({ a: 'é', b: [{ x: null, y: 1 }] }),
  )
})

it('tells lists in another order apart', () => {
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
})

it('reads back as the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      expect(JSON.parse(canonicalJson(record))).toEqual(JSON.parse(JSON.stringify(record)))
    }),
    propertyRuns(),
  )
})
