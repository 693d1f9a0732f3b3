import { expect, it } from 'vitest'
import { rankTexts } from './rank-texts'

const posts = [
  { id: 'coffee', texts: ['a morning on a coffee farm', 'how coffee is made near antigua'] },
  { id: 'volcano', texts: ['climbing the volcano pacaya', 'a day with lava and coffee'] },
  { id: 'lake', texts: ['a weekend at the lake', 'boats and villages of lake atitlan'] },
]
const find = (question: string) =>
  rankTexts(posts, ({ texts }) => texts, question).map(({ id }) => id)

it('finds what begins with a word, in any text, names first', () => {
  expect(find('coffee')).toEqual(['coffee', 'volcano'])
  expect(find('volc')).toEqual(['volcano'])
  expect(find('cano')).toEqual([])
})

it('reads accents, capitals and punctuation as people type them', () => {
  expect(find('  ¿ATITLÁN? ')).toEqual(['lake'])
})

it('keeps those alone that have the most of the words', () => {
  expect(find('coffee near antigua')).toEqual(['coffee'])
  expect(find('lava and coffee on pacaya')).toEqual(['volcano'])
})

it('finds nothing where fewer than half of the words stand', () => {
  expect(find('coffee with wooden garden chairs')).toEqual([])
})

it('takes short words only where there are no others', () => {
  expect(find('at')).toEqual(['lake'])
  expect(find('at coffee')).toEqual(['coffee', 'volcano'])
})

it.each(['', '  ', '¿?', '🌋'])('finds nothing for %j', (question) => {
  expect(find(question)).toEqual([])
})
