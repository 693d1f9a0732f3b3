import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { maxStrokesLength, readSignature, smoothPath, writeStrokes } from './signature'

const stroke = fc.array(
  fc.record({
    x: fc.double({ min: -80, max: 700, noNaN: true }),
    y: fc.double({ min: -80, max: 300, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
)

describe('a drawn signature', () => {
  it('is read back as it was written, and lies in its box', () => {
    const lines = [
      [
        { x: 10.4, y: 20 },
        { x: 90, y: 60.6 },
      ],
      [{ x: 500.2, y: -3 }],
    ]
    const text = writeStrokes(lines)
    expect(text).toBe('strokes:M10 20 L90 61 M500 0')
    expect(readSignature(text)).toEqual({ kind: 'drawn', strokes: 'M10 20 L90 61 M500 0' })
  })

  it('is taken whatever a hand draws, and is never longer than a form takes', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 90 }), (strokes) => {
        const text = writeStrokes([...strokes, line])
        expect(text.length).toBeLessThanOrEqual(maxStrokesLength + 'strokes:'.length)
        expect(readSignature(text)?.kind).toBe('drawn')
      }),
    )
  })

  it('is none where it is a slip of the finger or no path', () => {
    const bad = [
      'strokes:',
      'strokes:M1 1',
      'strokes:M1 1 L2 2',
      'strokes:M1 1 L400',
      'strokes:L1 1 L400 9',
      'strokes:M1 1 L400 1"/><script>',
      'strokes:M1 1 C1 1 2 2 400 9',
      'strokes:M1e9 1 L400 1',
      'strokes:M1 1 L501 1',
      'strokes:M1 1 L400 201',
      `strokes:${'M1 1 L400 9 '.repeat(3000)}`,
    ]
    expect(bad.map(readSignature)).toEqual(bad.map(() => null))
  })

  it('is round where the hand was', () => {
    expect(smoothPath('M0 0 L10 0 L20 10 M5 5')).toBe('M0 0 C6.7 0 11.7 1.7 15 5 L20 10 M5 5 L5 5')
  })
})

describe('a typed signature', () => {
  it('is the name in one line', () => {
    expect(readSignature('  María José\n Xicay ')).toEqual({
      kind: 'typed',
      name: 'María José Xicay',
    })
  })

  it('is none without a letter, or where it is longer than a name', () => {
    expect(['', '   ', '---', '\u0000', 'x'.repeat(151)].map(readSignature)).toEqual(
      Array(5).fill(null),
    )
  })
})

/** A line that is no slip, whatever else there is; as many points as stay when others are left out. */
const line = Array.from({ length: 64 }, (_, index) => ({ x: index * 7, y: 100 }))
