import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { toCents } from '~/features/pricing/money/money'
import { figuresByHand, pickFigures, deriveFigures, type ContractFigures } from './contract-figures'
import { findContradictions } from './figure-rules'

const days = fc.integer({ min: 0, max: 28 }).map((day) => `2027-02-${String(day).padStart(2, '0')}`)
const amount = fc.integer({ min: 0, max: 900_000_000 }).map((cents) => cents / 100)
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const anyFigures: fc.Arbitrary<ContractFigures> = fc.record(
  {
    startDate: days,
    endDate: days,
    stay: fc.integer({ min: 1, max: 30 }),
    fullPayment: amount,
    customDownPayment: percent,
    downPayment: amount,
    firstPayment: amount,
    secondPayment: amount,
  },
  { requiredKeys: [] },
)

describe('the figures of a contract', () => {
  it('follow from price and dates', () => {
    const known = { startDate: '2027-02-26', endDate: '2027-03-02', fullPayment: 1001.25 }
    expect(deriveFigures({ ...known, customDownPayment: 50 })).toEqual({
      ...known,
      customDownPayment: 50,
      stay: 4,
      downPayment: 500.63,
      firstPayment: 500.63,
      secondPayment: 500.62,
    })
  })

  it('find the day of departure from the nights, and that of arrival', () => {
    expect(deriveFigures({ startDate: '2026-12-30', stay: 3 })).toMatchObject({
      endDate: '2027-01-02',
    })
    expect(deriveFigures({ endDate: '2027-01-02', stay: 3 })).toMatchObject({
      startDate: '2026-12-30',
    })
  })

  it('find the price from both payments, one payment from the other, and the percentage', () => {
    expect(deriveFigures({ firstPayment: 100.1, secondPayment: 200.2 })).toMatchObject({
      fullPayment: 300.3,
    })
    expect(deriveFigures({ fullPayment: 300, secondPayment: 80 })).toMatchObject({
      firstPayment: 220,
    })
    expect(deriveFigures({ fullPayment: 900, downPayment: 300 }, 50)).toMatchObject({
      customDownPayment: 33.33,
      firstPayment: 300,
      secondPayment: 600,
    })
    expect(deriveFigures({ fullPayment: 900 }, 50)).toMatchObject({ downPayment: 450 })
  })

  it('stay as somebody set them, whatever they are', () => {
    fc.assert(
      fc.property(anyFigures, fc.option(percent, { nil: undefined }), (byHand, preset) => {
        expect(deriveFigures(byHand, preset)).toMatchObject(byHand)
      }),
    )
  })

  it('never contradict each other where price, percentage and dates alone are set', () => {
    fc.assert(
      fc.property(anyFigures, percent, ({ startDate, stay, fullPayment = 0 }, preset) => {
        const all = deriveFigures(
          { fullPayment, ...(startDate && { startDate }), ...(stay && { stay }) },
          preset,
        )
        expect(findContradictions(all)).toEqual([])
        expect(toCents(all.firstPayment ?? NaN) + toCents(all.secondPayment ?? NaN)).toBe(
          toCents(fullPayment),
        )
      }),
    )
  })

  it('never contradict each other where one payment of a price was set by hand', () => {
    const part = fc.constantFrom('downPayment' as const, 'firstPayment' as const)
    const cents = fc.integer({ min: 1, max: 900_000_000 })
    fc.assert(
      fc.property(cents, fc.nat(), percent, part, (full, some, preset, name) => {
        const byHand = { fullPayment: full / 100, [name]: (some % full) / 100 }
        expect(findContradictions(deriveFigures(byHand, preset))).toEqual([])
      }),
    )
  })
})

describe('a contract that is opened again', () => {
  it('shows its figures as they were stored, contradictions included', () => {
    fc.assert(
      fc.property(anyFigures, (stored) => {
        const byHand = pickFigures(stored, figuresByHand(stored))
        const again = deriveFigures(byHand, stored.customDownPayment)
        expect(again).toMatchObject(stored)
      }),
    )
  })

  it('knows which of them follow from others', () => {
    const stored = {
      startDate: '2027-01-01',
      endDate: '2027-01-06',
      stay: 5,
      fullPayment: 1000,
      customDownPayment: 50,
      downPayment: 500,
    }
    const byHand = (more: ContractFigures) => [...figuresByHand({ ...stored, ...more })].sort()
    const given = ['endDate', 'fullPayment', 'startDate']
    expect(byHand({ firstPayment: 500, secondPayment: 500 })).toEqual(given)
    expect(byHand({ firstPayment: 300, secondPayment: 700 })).toEqual([
      'endDate',
      'firstPayment',
      'fullPayment',
      'startDate',
    ])
    expect(byHand({ firstPayment: 500, secondPayment: 2 })).toEqual([
      'endDate',
      'firstPayment',
      'fullPayment',
      'secondPayment',
      'startDate',
    ])
    expect(byHand({ stay: 2, firstPayment: 500, secondPayment: 500 })).toContain('stay')
  })
})
