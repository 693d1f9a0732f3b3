import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import type { Block } from './block'
import { compareBlocks, hasMarks, sidesOf, type MarkedBlock } from './compare-blocks'

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  level: 0,
  runs: [{ text, isBold: false }],
})
const point = (text: string): Block => ({ ...paragraph(text), kind: 'point' })

/** `[-removed-]` and `{+added+}`, a line for each block. */
const told = (blocks: readonly MarkedBlock[]) =>
  blocks.map(({ runs }) =>
    runs
      .map(({ mark, text }) =>
        mark === 'same' ? text : mark === 'added' ? `{+${text}+}` : `[-${text}-]`,
      )
      .join(''),
  )

const side = (blocks: readonly MarkedBlock[], of: 'added' | 'removed') =>
  blocks
    .map(({ runs }) => runs.filter(({ mark }) => mark === 'same' || mark === of))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .filter((text) => text !== '')

describe('two texts of a contract', () => {
  it('are told apart by words where a paragraph was changed', () => {
    const before = [paragraph('Price'), paragraph('The full price of the stay is $1,000.')]
    const after = [paragraph('Price'), paragraph('The full price of the long stay is $1,200.')]
    expect(told(compareBlocks(before, after))).toEqual([
      'Price',
      'The full price of the {+long +}stay is [-$1,000.-]{+$1,200.+}',
    ])
  })

  it('are told apart by paragraphs where one came, went or became another', () => {
    const before = [paragraph('The stay'), point('A cot'), paragraph('The end')]
    const after = [
      paragraph('The stay'),
      point('One dog is welcome'),
      point('No smoking'),
      paragraph('The end'),
    ]
    expect(told(compareBlocks(before, after))).toEqual([
      'The stay',
      '[-A cot-]',
      '{+One dog is welcome+}',
      '{+No smoking+}',
      'The end',
    ])
  })

  it('have no mark where they are the same', () => {
    const text = [paragraph('The stay'), point('A cot')]
    expect(hasMarks(compareBlocks(text, text))).toBe(false)
    expect(hasMarks(compareBlocks(text, text.slice(1)))).toBe(true)
  })

  it('are whole on both sides, whatever was changed', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 12 })
    const texts = fc
      .array(words, { maxLength: 5 })
      .map((lines) => lines.map((line) => line.join('').trim()).filter((line) => line !== ''))
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const marked = compareBlocks(before.map(paragraph), after.map(paragraph))
        expect(side(marked, 'removed')).toEqual(before)
        expect(side(marked, 'added')).toEqual(after)
      }),
    )
  })
})

it('stands beside what it was, block by block', () => {
  const before = [paragraph('The price is $1,200 in all.'), paragraph('No dogs.')]
  const after = [paragraph('The price is $1,300 in all.'), paragraph('Pool towels are there.')]
  const words = (side: MarkedBlock | null) => side && side.runs.map(({ text }) => text).join('')
  const sides = sidesOf(compareBlocks(before, after))
  expect(sides.map((side) => [words(side.before), words(side.after)])).toEqual([
    ['The price is $1,200 in all.', 'The price is $1,300 in all.'],
    ['No dogs.', null],
    [null, 'Pool towels are there.'],
  ])
})
