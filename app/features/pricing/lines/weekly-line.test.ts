import { describe, expect, it } from 'vitest'
import { stay, stayPromotion } from '~/testing/factories/stay'
import { linesOf } from '~/testing/quoted'

const week = { endDate: '2027-02-08' }
const weeklyOf = (lines: string[]) => lines.filter((line) => line.startsWith('weekly'))

describe('the weekly discount', () => {
  it('begins with seven nights', () => {
    const six = stay({ weeklyDiscount: 10 }, { endDate: '2027-02-07' })
    expect(weeklyOf(linesOf(six))).toEqual([])
    expect(weeklyOf(linesOf(stay({ weeklyDiscount: 10 }, week)))).toEqual([
      'weekly discount 10 × -$70 = -70 (2027-02-01 to 2027-02-08)',
    ])
  })

  it.each([0, null, undefined])('has no line where it is %s', (weeklyDiscount) => {
    expect(weeklyOf(linesOf(stay({ weeklyDiscount }, week)))).toEqual([])
  })

  it('has no line where it rounds to nothing', () => {
    expect(weeklyOf(linesOf(stay({ weeklyDiscount: 10, basePrice: 0 }, week)))).toEqual([])
  })

  it.each([1, 2, 3])('leaves out the nights that a promotion of type %d covers', (type) => {
    const promotions = [stayPromotion({ type, endDate: '2027-02-03' })]
    expect(weeklyOf(linesOf(stay({ weeklyDiscount: 10, promotions }, week)))).toEqual([
      'weekly discount 10 × -$40 = -40 (2027-02-01 to 2027-02-08)',
    ])
  })

  it('counts the nights of a promotion of nothing as covered', () => {
    const promotions = [stayPromotion({ percentDiscount: 0, endDate: '2027-02-28' })]
    expect(weeklyOf(linesOf(stay({ weeklyDiscount: 10, promotions }, week)))).toEqual([])
  })

  it.each([
    ['a surcharge', { type: 4 }],
    ['a promotion that is switched off', { enabled: false }],
    ['a promotion that is not shown yet', { dateShow: '2027-01-01' }],
    ['a promotion for longer stays', { minNight: 8 }],
  ])('counts on nights under %s', (_name, terms) => {
    const promotions = [stayPromotion(terms)]
    expect(weeklyOf(linesOf(stay({ weeklyDiscount: 10, promotions }, week)))).toEqual([
      'weekly discount 10 × -$70 = -70 (2027-02-01 to 2027-02-08)',
    ])
  })

  it('is rounded once, half up, over nights of different rates', () => {
    const aRSpecialPrices = [{ startDate: '2027-02-01', endDate: '2027-02-01', price: 0.15 }]
    const input = stay({ basePrice: 0.05, weeklyDiscount: 10, aRSpecialPrices }, week)
    expect(weeklyOf(linesOf(input))).toEqual([
      'weekly discount 10 × -$0.05 = -0.05 (2027-02-01 to 2027-02-08)',
    ])
  })
})
