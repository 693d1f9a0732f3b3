import { expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import { normalize } from './normalize'
import { readGuests } from './read-guests'
import { writeDigits } from './write-digits'

const guestsIn = (sentence: string, language: Locale) => {
  const { value } = readGuests(writeDigits(normalize(sentence), language))
  return value && [value.adults, value.children]
}

it.each([
  ['house for 6 in Antigua', 6, 0],
  ['for 2 adults and 3 kids', 2, 3],
  ['a family of five', 5, 0],
  ['we are 4 friends', 4, 0],
  ['6 to 8 people', 8, 0],
  ['8 ppl', 8, 0],
  ['8ppl', 8, 0],
  ['two couples', 4, 0],
  ['for 3 couples', 6, 0],
  ['a group of 3 couples and 2 kids', 6, 2],
  ['6 people, 2 couples and 2 friends', 6, 0],
  ['my wife and I with a baby', 2, 1],
  ['a family with 2 children', 2, 2],
  ['just me', 1, 0],
  ['6 people, 2 of them, 2 kids', 4, 2],
])('%s', (sentence, adults, children) => {
  expect(guestsIn(sentence, 'en')).toEqual([adults, children])
})

it.each([
  ['casa para seis', 6, 0],
  ['dos adultos y un niño', 2, 1],
  ['somos como cinco, somos 5', 5, 0],
  ['para once personas', 11, 0],
  ['8 pers', 8, 0],
  ['casa pa 6', 6, 0],
  ['familia de cuatro', 4, 0],
  ['en pareja', 2, 0],
  ['para dos parejas', 4, 0],
  ['somos 3 parejas con un niño', 6, 1],
  ['una familia con tres hijos', 2, 3],
  ['para una persona', 1, 0],
])('%s', (sentence, adults, children) => {
  expect(guestsIn(sentence, 'es')).toEqual([adults, children])
})

it('reads no guests from nights, months and prices', () => {
  expect(guestsIn('for 3 nights', 'en')).toBeNull()
  expect(guestsIn('por 6 meses', 'es')).toBeNull()
  expect(guestsIn('a house in Antigua', 'en')).toBeNull()
})

it('does not guess how many people families are', () => {
  expect(guestsIn('for 2 families', 'en')).toBeNull()
  expect(guestsIn('para dos familias', 'es')).toBeNull()
})

it('knows how many children there are by their ages', () => {
  const kids = writeDigits(normalize('2 adults and kids'), 'en')
  expect(readGuests(kids, 3)).toMatchObject({ value: { adults: 2, children: 3 } })
  expect(readGuests(kids).value).toEqual({ adults: 2, children: 0 })
})
