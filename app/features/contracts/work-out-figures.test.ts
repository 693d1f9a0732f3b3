import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '~/features/pricing/money'
import { workOutFigures } from './work-out-figures'

describe('the figures of a contract', () => {
  it('follow from price and dates', () => {
    const known = { startDate: '2027-02-26', endDate: '2027-03-02', fullPayment: 1001.25 }
    expect(workOutFigures({ ...known, customDownPayment: 50 })).toEqual({
      ...known,
      ...{ customDownPayment: 50, stay: 4 },
      ...{ downPayment: 500.63, firstPayment: 500.63, secondPayment: 500.62 },
    })
  })

  it('find the day of departure from the nights, and that of arrival', () => {
    expect(workOutFigures({ startDate: '2026-12-30', stay: 3 })).toMatchObject({
      endDate: '2027-01-02',
    })
    expect(workOutFigures({ endDate: '2027-01-02', stay: 3 })).toMatchObject({
      startDate: '2026-12-30',
    })
  })

  it('find the price from both payments, and one payment from the other', () => {
    expect(workOutFigures({ firstPayment: 100.1, secondPayment: 200.2 })).toMatchObject({
      fullPayment: 300.3,
    })
    expect(workOutFigures({ fullPayment: 300, secondPayment: 80 })).toMatchObject({
      firstPayment: 220,
    })
  })

  it('leave what staff wrote, also where it does not add up', () => {
    const known = {
      ...{ startDate: '2027-01-01', endDate: '2027-01-05', stay: 7 },
      ...{ fullPayment: 100, downPayment: 10, firstPayment: 20, secondPayment: 30 },
    }
    expect(workOutFigures(known)).toEqual(known)
  })

  it('say nothing of a departure before the arrival', () => {
    expect(workOutFigures({ startDate: '2027-01-05', endDate: '2027-01-01' })).not.toHaveProperty(
      'stay',
    )
  })

  it('have two payments that make the price, to the cent, whatever price and part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (full, customDownPayment) => {
          const { firstPayment = NaN, secondPayment = NaN } = workOutFigures({
            ...{ fullPayment: full / 100, customDownPayment },
          })
          expect(toCents(firstPayment) + toCents(secondPayment)).toBe(full)
        },
      ),
    )
  })
})
