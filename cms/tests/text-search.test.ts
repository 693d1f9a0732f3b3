import { expect, it } from 'vitest'
import { containing, contains } from '../src/records/text-search'

it('looks for a text without its capitals and accents, and for wildcards as they stand', () => {
  expect(containing('ÁNGEL Ñandú')).toBe('%angel nandu%')
  expect(containing('A\u0301ngel')).toBe('%angel%')
  expect(containing('O’Brien')).toBe("%o'brien%")
  expect(containing('5%_\\')).toBe('%5\\%\\_\\\\%')
})

it('gives each letter with an accent one without', () => {
  const [from = '', to = ''] = [...contains.matchAll(/'((?:[^']|'')+)'/g)].map(
    ([, text]) => text ?? '',
  )
  expect(from).toHaveLength(to.replaceAll("''", "'").length)
})
