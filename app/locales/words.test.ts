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

test('a percent sign follows its number at once in English, and after a space in Spanish', () => {
  for (const [key, text] of english) expect(text, key).not.toMatch(/[\d}] %/)
  for (const [key, text] of spanish) expect(text, key).not.toMatch(/[\d}]%/)
})

test('a sentence below the greeting of an e-mail begins with a capital', () => {
  const sentences = [...english, ...spanish].filter(
    ([key, text]) => /mail(?:Text)?\./i.test(key) && text.endsWith('.'),
  )
  expect(sentences.map(([key]) => key)).toContain('offers.mail.intro')
  for (const [key, text] of sentences) expect(text, key).not.toMatch(/^\p{Ll}/u)
})

test('no article stands before an hour in Spanish, where one o’clock has another one', () => {
  for (const [key, text] of spanish) {
    expect(text, key).not.toMatch(/\blas {{(?:from|to|time|start|end)}}/)
  }
})
