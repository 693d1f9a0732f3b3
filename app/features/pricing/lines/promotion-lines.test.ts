import { describe, expect, it } from 'vitest'
import { stay, stayPromotion } from '~/testing/factories/stay'
import { linesOf, priceOf } from '~/testing/quoted'
import type { PricedPromotion } from '../quote-input'

function promotionLines(promotions: PricedPromotion[], forcedPromotionIds: string[] = []) {
  const lines = linesOf(stay({ promotions }, {}, { forcedPromotionIds }))
  return lines.filter((line) => line.startsWith('promotion'))
}

describe('promotions', () => {
  it('never stack: each night takes the highest percent', () => {
    const better = stayPromotion({ id: 'b', type: 3, percentDiscount: 20, startDate: '2027-02-03' })
    expect(promotionLines([stayPromotion(), better])).toEqual([
      'promotion discount 10 × -$20 = -20 (2027-02-01 to 2027-02-03)',
      'promotion discount 20 × -$40 = -40 (2027-02-03 to 2027-02-05)',
    ])
  })

  it('of the same percent: the first listed takes the nights of both', () => {
    const first = stayPromotion({ id: 'a', type: 1, startDate: '2027-02-03' })
    const second = stayPromotion({ id: 'b', type: 2 })
    const price = priceOf(stay({ promotions: [first, second] }))
    expect(price.promotionsDetail).toEqual([
      { type: 1, singlePromotion: false },
      { type: 2, singlePromotion: false },
    ])
    expect(promotionLines([second, first])).toHaveLength(1)
  })

  it('have a line only where they took a night', () => {
    const better = stayPromotion({ id: 'b', percentDiscount: 20 })
    expect(promotionLines([stayPromotion(), better])).toEqual([
      'promotion discount 20 × -$80 = -80 (2027-02-01 to 2027-02-05)',
    ])
  })

  it('span their nights, even where another one took those between', () => {
    const inside = stayPromotion({
      id: 'b',
      percentDiscount: 50,
      startDate: '2027-02-02',
      endDate: '2027-02-03',
    })
    expect(promotionLines([stayPromotion(), inside])).toEqual([
      'promotion discount 10 × -$20 = -20 (2027-02-01 to 2027-02-05)',
      'promotion discount 50 × -$100 = -100 (2027-02-02 to 2027-02-04)',
    ])
  })

  it('add every surcharge, beside the discount of the night, in CMS order', () => {
    const promotions = [
      stayPromotion({ id: 's1', type: 4, percentDiscount: 25, startDate: '2027-02-04' }),
      stayPromotion(),
      stayPromotion({ id: 's2', type: 4, percentDiscount: 5 }),
    ]
    expect(promotionLines(promotions)).toEqual([
      'promotion surcharge 25 × $25 = 25 (2027-02-04 to 2027-02-05)',
      'promotion discount 10 × -$40 = -40 (2027-02-01 to 2027-02-05)',
      'promotion surcharge 5 × $20 = 20 (2027-02-01 to 2027-02-05)',
    ])
    expect(priceOf(stay({ promotions })).promotionsDetail).toEqual([
      { type: 4, singlePromotion: false },
      { type: 2, singlePromotion: false },
      { type: 4, singlePromotion: false },
    ])
  })

  it.each<[string, Partial<PricedPromotion>, number]>([
    ['is switched off', { enabled: false }, 0],
    ['does not say whether it is switched on', { enabled: null }, 1],
    ['is shown from today', { dateShow: '2026-11-21' }, 1],
    ['is shown from tomorrow', { dateShow: '2026-11-22' }, 0],
    ['has an empty first day', { dateShow: '' }, 1],
    ['asks for as many nights', { minNight: 4 }, 1],
    ['asks for more nights', { minNight: 5 }, 0],
    ['ends on the first night', { endDate: '2027-02-01' }, 1],
    ['ended the day before', { startDate: '2027-01-01', endDate: '2027-01-31' }, 0],
    ['begins on the last night', { startDate: '2027-02-04' }, 1],
    ['begins on the day of leaving', { startDate: '2027-02-05' }, 0],
    ['ends before it begins', { startDate: '2027-02-04', endDate: '2027-02-02' }, 0],
  ])('one that %s: %o gives %d lines', (_name, terms, lines) => {
    expect(promotionLines([stayPromotion(terms)])).toHaveLength(lines)
  })

  it.each([2, 4])('on the forced list count as 15 percent, also of type %d', (type) => {
    const line = promotionLines([stayPromotion({ type, percentDiscount: 40 })], ['february'])
    expect(line[0]).toMatch(/^promotion (discount|surcharge) 15 × -?\$60/)
  })

  it('on the forced list compete with their 15 percent', () => {
    const twelve = stayPromotion({ id: 'b', percentDiscount: 12 })
    expect(promotionLines([stayPromotion(), twelve], ['february'])).toEqual([
      'promotion discount 15 × -$60 = -60 (2027-02-01 to 2027-02-05)',
    ])
  })

  it('on the forced list must be eligible all the same', () => {
    expect(promotionLines([stayPromotion({ enabled: false })], ['february'])).toEqual([])
  })
})
