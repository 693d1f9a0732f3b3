import { expect, it } from 'vitest'
import { readTypedNumber } from './typed-number'

it.each([
  ['-10', -10],
  ['+3', 3],
  ['25.5', 25.5],
  ['35,00', 35],
  ['-49,50', -49.5],
])('reads a dot and a comma as the decimal sign: %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number)
})

it.each(['', '-', '1,050', '1.050', '1e3', '1 000', '.5', '12345678'])(
  'reads nothing else as a number: %s',
  (text) => {
    expect(readTypedNumber(text)).toBeNull()
  },
)
