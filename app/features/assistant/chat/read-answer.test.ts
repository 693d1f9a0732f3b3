import { expect, it } from 'vitest'
import { readAnswer } from './read-answer'

const words = {
  question: 'hello',
  first: 'words',
  says: 'Hello',
  rentals: null,
  faqs: null,
  isHandOver: false,
}

it('takes an answer of the call', () => {
  expect(readAnswer(words)).toEqual(words)
})

it('takes nothing else', () => {
  for (const body of [
    null,
    'busy',
    {},
    { ...words, first: 'else' },
    { ...words, rentals: {} },
    {
      ...words,
      rentals: {
        understood: '',
        notes: [],
        cards: [{}],
        list: { href: '/', label: '' },
        alternatives: [],
      },
    },
    { ...words, faqs: { lead: '', entries: [{ id: 'a' }] } },
    { ...words, isHandOver: 'no' },
  ]) {
    expect(readAnswer(body)).toBeNull()
  }
})
