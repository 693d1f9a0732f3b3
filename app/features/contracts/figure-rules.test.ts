import { describe, expect, it } from 'vitest'
import { findContradictions } from './figure-rules'

describe('contradictions', () => {
  const sound = {
    startDate: '2027-01-01',
    endDate: '2027-01-06',
    stay: 5,
    fullPayment: 1000,
    customDownPayment: 50,
    downPayment: 500,
    firstPayment: 500,
    secondPayment: 500,
  }

  it.each([
    [{}, []],
    [{ firstPayment: 1, secondPayment: 2 }, ['secondPayment paymentsDiffer']],
    [{ downPayment: 450 }, ['downPayment percentDiffers']],
    [{ stay: 2 }, ['stay nightsDiffer']],
    [{ endDate: '2026-12-31' }, ['endDate endBeforeStart']],
    [{ endDate: '2027-01-01' }, ['endDate endBeforeStart']],
    [{ firstPayment: 1500, secondPayment: 0 }, ['firstPayment moreThanFull']],
    [{ downPayment: 1200 }, ['downPayment moreThanFull']],
    [
      { startDate: '2027-01-03', fullPayment: 900 },
      ['stay nightsDiffer', 'downPayment percentDiffers', 'secondPayment paymentsDiffer'],
    ],
  ])('are told beside a field, %j', (changed, expected) => {
    const found = findContradictions({ ...sound, ...changed })
    expect(found.map(({ name, message }) => `${name} ${message}`)).toEqual(expected)
  })

  it('are none of figures that are missing or no figures', () => {
    expect(findContradictions({ startDate: '2027-02-31', endDate: '2027-01-01' })).toEqual([])
    expect(findContradictions({ fullPayment: NaN, firstPayment: 2 })).toEqual([])
  })

  it('are none where a percentage cannot give the amount exactly', () => {
    expect(
      findContradictions({
        fullPayment: 100_000,
        downPayment: 33_333.33,
        customDownPayment: 33.33,
      }),
    ).toEqual([])
  })
})
