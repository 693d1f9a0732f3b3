import { expect, test } from 'vitest'
import { serverWords as en } from './en/server'
import { serverWords as es } from './es/server'

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
}

const english = flat(en)
const spanish = new Map(flat(es))
const holes = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort()

test('both languages have every key, none of them empty', () => {
  expect([...spanish.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  for (const [key, text] of [...english, ...spanish]) expect(text.trim(), key).not.toBe('')
})

test('a sentence has the same holes to fill in both languages', () => {
  for (const [key, text] of english) expect(holes(spanish.get(key) ?? ''), key).toEqual(holes(text))
})

test('plurals come in pairs', () => {
  const keys = new Set(english.map(([key]) => key))
  const single = [...keys].filter((key) => key.endsWith('_one'))
  for (const key of single) expect(keys.has(key.replace(/_one$/, '_other')), key).toBe(true)
})
