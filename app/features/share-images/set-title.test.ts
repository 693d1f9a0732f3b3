import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { plainLine, setTitle } from './set-title'

/** Each sign is half as wide as the size. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2
const width = 1056
const set = (title: string) => setTitle(title, width, measure)

it('writes a short title in one large line', () => {
  expect(set('Casa de la Campana')).toEqual({ size: 84, lines: ['Casa de la Campana'] })
})

it('makes a longer title smaller until it fits into three lines', () => {
  const { size, lines } = set(
    'Cómo llegar a Tikal y Flores sin perder un día entero en la carretera ni dormir en el bus',
  )
  expect(size).toBeLessThan(84)
  expect(lines.join(' ')).toBe(
    'Cómo llegar a Tikal y Flores sin perder un día entero en la carretera ni dormir en el bus',
  )
  expect(lines.length).toBeLessThanOrEqual(3)
})

it('cuts a title that is too long behind a word', () => {
  const { lines } = set('coffee, volcanoes and markets '.repeat(8))
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/\p{L}…$/u)
})

it('breaks a word that is wider than the image', () => {
  const { lines } = set(`Super${'o'.repeat(60)} long`)
  expect(lines.join('')).toContain('ooo')
  for (const line of lines) expect(measure(line, 54)).toBeLessThanOrEqual(width)
})

it('drops signs that nobody sees, also those that turn the direction', () => {
  expect(plainLine('  a\u202e b\u0000\n\tc\u200b ')).toBe('a b c')
})

it('has at most three lines that fit, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const { size, lines } = set(title)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width)
    }),
  )
})
