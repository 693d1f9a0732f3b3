import { describe, expect, it } from 'vitest'
import { longStay, quetzales, stay, stayFee, stayPromotion } from '~/testing/factories/stay'
import { linesOf, priceOf } from '~/testing/quoted'
import type { PricedFee, StayRequest } from '../quote-input'
import { mandatoryFees } from './fee-lines'

function feeLines(fee: Partial<PricedFee>, request: Partial<StayRequest> = {}) {
  return linesOf(stay({ extraFees: [stayFee(fee)] }, request)).slice(1)
}

const guests = { totalPax: 5 }

describe('extra fees', () => {
  it.each<[Partial<PricedFee>, string]>([
    [{ mode: 'stay' }, 'fee 1 × $40 = 40'],
    [{ mode: 'night' }, 'fee 4 × $40 = 160'],
    [{ mode: 'guest' }, 'fee 5 × $40 = 200'],
    [{ mode: 'guestNight' }, 'fee 20 × $40 = 800'],
    [{ mode: 'extraGuest', includedGuests: 3 }, 'fee 8 × $40 = 320'],
    [{ mode: 'extraGuest', includedGuests: null }, 'fee 20 × $40 = 800'],
    [{ mode: 'percent', amount: 12.5 }, 'fee 12.5 × $50 = 50'],
    [{ mode: 'stay', amount: 0 }, 'fee 1 × $0 = 0'],
    [{ mode: 'percent', amount: 0 }, 'fee 0 × $0 = 0'],
  ])('%o is %s', (fee, line) => {
    expect(feeLines(fee, guests)).toEqual([line])
  })

  it('per extra guest have no line where nobody is extra', () => {
    expect(feeLines({ mode: 'extraGuest', includedGuests: 5 }, guests)).toEqual([])
    expect(feeLines({ mode: 'extraGuest', includedGuests: 9 }, guests)).toEqual([])
  })

  it('count the guests of adults and children where no total is said', () => {
    const request = { totalPax: undefined, adult: 2, children: 1 }
    expect(feeLines({ mode: 'guest' }, request)).toEqual(['fee 3 × $40 = 120'])
  })

  it('for a pet are charged with a pet alone, in any mode', () => {
    expect(feeLines({ kind: 'pet', mode: 'percent', amount: 10 })).toEqual([])
    expect(feeLines({ kind: 'pet', mode: 'percent', amount: 10 }, { pet: true })).toEqual([
      'fee 10 × $40 = 40',
    ])
    expect(feeLines({ kind: 'pet' }, { lateCheckIn: true })).toEqual([])
  })

  it('for a late check-in are charged with a late check-in alone', () => {
    expect(feeLines({ kind: 'lateCheckIn' }, { pet: true })).toEqual([])
    expect(feeLines({ kind: 'lateCheckIn' }, { lateCheckIn: true })).toEqual(['fee 1 × $40 = 40'])
  })

  it('of a percentage are taken of all lines before the fees, and of no fee', () => {
    const extraFees = [
      stayFee({ id: 'clean', amount: 1000 }),
      stayFee({ id: 'service', mode: 'percent', amount: 10 }),
      stayFee({ id: 'again', mode: 'percent', amount: 10 }),
    ]
    const promotions = [stayPromotion({ percentDiscount: 50 })]
    expect(linesOf(stay({ extraFees, promotions })).slice(2)).toEqual([
      'clean 1 × $1,000 = 1000',
      'service 10 × $20 = 20',
      'again 10 × $20 = 20',
    ])
  })

  it('of a percentage are rounded half up, once', () => {
    const extraFees = [stayFee({ mode: 'percent', amount: 2.5 })]
    expect(linesOf(stay({ basePrice: 0.05, extraFees })).slice(1)).toEqual([
      'fee 2.5 × $0.01 = 0.01',
    ])
  })

  it('of a percentage never lower a total that discounts have eaten', () => {
    const promotions = [stayPromotion({ percentDiscount: 120 })]
    const clean = stayFee({ id: 'clean', amount: 100 })
    const service = stayFee({ id: 'service', mode: 'percent', amount: 10 })
    expect(priceOf(stay({ promotions, extraFees: [clean] })).total).toBe(20)
    expect(priceOf(stay({ promotions, extraFees: [clean, service] })).total).toBe(20)
  })

  it('are converted at the amount of one unit', () => {
    const input = stay(
      { extraFees: [stayFee({ mode: 'night', amount: 0.33 })] },
      {},
      { currency: quetzales },
    )
    expect(linesOf(input)[1]).toBe('fee 4 × Q2.57 = 10.28')
  })

  it.each<[string, string[]]>([
    ['stay', ['fee 1 × $40 = 40']],
    ['guest', ['fee 2 × $40 = 80']],
    ['percent', ['fee 40 × $2,400 = 2400']],
    ['night', []],
    ['guestNight', []],
    ['extraGuest', []],
  ])('in mode %s on a long stay: %j', (mode, lines) => {
    expect(linesOf(longStay({ extraFees: [stayFee({ mode })] })).slice(1)).toEqual(lines)
  })

  it('of a mode that there is not are not charged', () => {
    expect(feeLines({ mode: 'perhaps' })).toEqual([])
  })
})

describe('mandatory fees', () => {
  const idsFor = (fees: PricedFee[], by: 'night' | 'month', guestCount: number) =>
    mandatoryFees(fees, by, guestCount).map(({ id }) => id)

  it('are those that a stay pays without asking for anything', () => {
    const fees = [
      stayFee({ id: 'clean' }),
      stayFee({ id: 'pet', kind: 'pet' }),
      stayFee({ id: 'late', kind: 'lateCheckIn', mode: 'night' }),
      stayFee({ id: 'service', mode: 'percent', amount: 5 }),
      stayFee({ id: 'free', amount: 0 }),
      stayFee({ id: 'unknown', mode: 'perhaps' }),
    ]
    expect(idsFor(fees, 'night', 1)).toEqual(['clean', 'service'])
  })

  it('have those by the night on short stays alone', () => {
    const fees = (['night', 'guestNight', 'guest'] as const).map((mode) =>
      stayFee({ id: mode, mode }),
    )
    expect(idsFor(fees, 'night', 2)).toEqual(['night', 'guestNight', 'guest'])
    expect(idsFor(fees, 'month', 2)).toEqual(['guest'])
  })

  it('have that of an extra guest where so many guests are too many', () => {
    const fees = [stayFee({ mode: 'extraGuest', includedGuests: 4 })]
    expect(idsFor(fees, 'night', 4)).toEqual([])
    expect(idsFor(fees, 'night', 5)).toEqual(['fee'])
  })
})
