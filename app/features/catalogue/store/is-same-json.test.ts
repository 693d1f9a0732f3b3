import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { isSameJson } from './is-same-json'

/** As answers are read. */
const json = fc.json({ maxDepth: 3 })

it('tells apart what Node tells apart, however alike two values are', () => {
  fc.assert(
    fc.property(
      fc.array(json, { minLength: 1, maxLength: 4 }),
      json,
      fc.nat(),
      (all, other, any) => {
        const one = all.map((text): unknown => JSON.parse(text))
        const changed = one.with(any % one.length, JSON.parse(other))
        for (const next of [structuredClone(one), changed, one.slice(1), Object.assign({}, one)]) {
          expect(isSameJson(one, next)).toBe(isDeepStrictEqual(one, next))
          expect(isSameJson(next, one)).toBe(isDeepStrictEqual(one, next))
        }
      },
    ),
  )
})

it.each([
  ['{"a":1}', '{"a":1,"b":null}'],
  ['{"a":1,"b":2}', '{"a":1,"c":2}'],
  ['{"a":{}}', '{"a":[]}'],
  ['{"a":null}', '{"a":{}}'],
  ['{"__proto__":{}}', '{"a":{}}'],
  ['{"constructor":1}', '{"a":1}'],
  ['[1,2]', '[1]'],
])('tells %s from %s', (one, other) => {
  expect(isSameJson(JSON.parse(one), JSON.parse(other))).toBe(false)
  expect(isSameJson(JSON.parse(other), JSON.parse(one))).toBe(false)
})

it('does not mind the order of names', () => {
  expect(isSameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
})
