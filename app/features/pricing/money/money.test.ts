import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { someCurrencies } from '~/testing/factories/currencies'
import { convert, toAmounts, formatMoney, roundHalfUp, toCents } from './money'

describe('money', () => {
  it.each([
    [125050, '$', '$1,250.50'],
    [15000, '$', '$150'],
    [975000, 'Q', 'Q9,750'],
    [-1500, '$', '-$15'],
    [5, '$', '$0.05'],
    [0, '$', '$0'],
    [-105, 'Q', '-Q1.05'],
    [123456789012, '$', '$1,234,567,890.12'],
  ])('writes %d cents with %s as %s', (cents, symbol, text) => {
    expect(formatMoney(cents, symbol)).toBe(text)
  })

  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-2.5, -3],
    [2.4999, 2],
    [-0.4, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(Object.is(roundHalfUp(value), rounded)).toBe(true)
  })

  it('rounds a half up even where binary fractions fall just below it', () => {
    expect(100 * 1.005).toBeLessThan(100.5)
    expect(convert(100, 1.005)).toBe(101)
    expect(toCents(1.005)).toBe(101)
  })

  it('converts like exact decimal arithmetic does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 1, max: 9999 }), (n, f) => {
        const exact = (BigInt(n) * BigInt(f) + 50n) / 100n
        expect(convert(n, f / 100)).toBe(Number(exact))
      }),
    )
  })

  it('reads two decimals into the same cents that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (cents) => {
        const written = formatMoney(toCents(cents / 100), '')
        expect(Math.round(Number(written.replaceAll(',', '')) * 100)).toBe(cents)
      }),
    )
  })

  it('writes an amount in each currency', () => {
    expect(toAmounts(1250.5, someCurrencies)).toMatchObject({ USD: '$1,250.50', GTQ: 'Q9,753.90' })
  })
})
