import { describe, expect, it } from 'vitest'
import { rental } from '~/testing/factories/rental'
import { comparablePrice } from './comparable-price'

describe('the undated price', () => {
  it('is that of a night for stays and hotels', () => {
    expect(comparablePrice(rental({ type: 1, basePrice: 150 }))).toEqual({
      kind: 'night',
      usd: 150,
    })
    expect(comparablePrice(rental({ type: 5, basePrice: 80.5 }))).toEqual({
      kind: 'night',
      usd: 80.5,
    })
  })

  it('is the month of the shortest term for long-term rentals', () => {
    const monthlyRates = [
      { fromMonths: 12, price: 700 },
      { fromMonths: 3, price: 900 },
    ]
    const facts = { type: 2 as const, pricePerMonth: 1000, monthlyRates }
    const usd = (minMonths: number | null) => comparablePrice(rental({ ...facts, minMonths }))?.usd
    expect(usd(null)).toBe(1000)
    expect(usd(2)).toBe(1000)
    expect(usd(3)).toBe(900)
    expect(usd(7)).toBe(700)
    expect(usd(24)).toBe(700)
    const stepsAlone = { ...facts, pricePerMonth: null }
    expect(comparablePrice(rental({ ...stepsAlone, minMonths: 3 }))?.usd).toBe(900)
    // The calculator has no price for one month, either.
    expect(comparablePrice(rental({ ...stepsAlone, minMonths: null }))).toBeNull()
  })

  it('is the sale price for houses for sale', () => {
    const price = comparablePrice(rental({ type: 3, basePrice: 150, salePrice: 250_000 }))
    expect(price).toEqual({ kind: 'sale', usd: 250_000 })
  })

  it('is on request where there is none, or it is zero', () => {
    expect(comparablePrice(rental({ basePrice: null }))).toBeNull()
    expect(comparablePrice(rental({ type: 3, salePrice: 0 }))).toBeNull()
    expect(comparablePrice(rental({ type: 2 }))).toBeNull()
  })
})
