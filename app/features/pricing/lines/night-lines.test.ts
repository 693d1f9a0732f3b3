import { describe, expect, it } from 'vitest'
import { quetzales, stay, stayPromotion } from '~/testing/factories/stay'
import { processorTime } from '~/testing/processor-time'
import { linesOf, priceOf } from '~/testing/quoted'

describe('the nights of a price', () => {
  it('are one line while the rate stays the same', () => {
    expect(linesOf(stay())).toEqual(['night 4 × $100 = 400 (2027-02-01 to 2027-02-05)'])
  })

  it('cost the first special price that covers them, in CMS order', () => {
    const aRSpecialPrices = [
      { startDate: '2027-02-02', endDate: '2027-02-02', price: 150 },
      { startDate: '2027-02-01', endDate: '2027-02-03', price: 120 },
    ]
    expect(linesOf(stay({ aRSpecialPrices }))).toEqual([
      'night 1 × $120 = 120 (2027-02-01 to 2027-02-02)',
      'night 1 × $150 = 150 (2027-02-02 to 2027-02-03)',
      'night 1 × $120 = 120 (2027-02-03 to 2027-02-04)',
      'night 1 × $100 = 100 (2027-02-04 to 2027-02-05)',
    ])
  })

  it('of two special prices at the same rate are one line', () => {
    const aRSpecialPrices = [
      { startDate: '2027-02-01', endDate: '2027-02-02', price: 120 },
      { startDate: '2027-02-03', endDate: '2027-02-04', price: 120 },
    ]
    expect(linesOf(stay({ aRSpecialPrices }))).toEqual([
      'night 4 × $120 = 480 (2027-02-01 to 2027-02-05)',
    ])
  })

  it('are one line although a promotion begins between them', () => {
    const promotions = [
      { id: 'p', type: 2, startDate: '2027-02-03', endDate: '2027-02-03', percentDiscount: 10 },
    ]
    expect(linesOf(stay({ promotions }))).toEqual([
      'night 4 × $100 = 400 (2027-02-01 to 2027-02-05)',
      'promotion discount 10 × -$10 = -10 (2027-02-03 to 2027-02-04)',
    ])
  })

  it('are converted at the rate of one night, before they are counted', () => {
    const price = priceOf(stay({ basePrice: 33.33 }, {}, { currency: quetzales }))
    expect(price.details[0]).toMatchObject({ priceFormated: 'Q259.97', subTotal: 1039.88 })
    expect(price.total).toBe(1039.88)
  })

  it('may be free, and may be without a price', () => {
    const free = [{ startDate: '2027-02-01', endDate: '2027-02-28', price: 0 }]
    expect(linesOf(stay({ aRSpecialPrices: free }))).toEqual([
      'night 4 × $0 = 0 (2027-02-01 to 2027-02-05)',
    ])
    expect(priceOf(stay({ basePrice: null })).total).toBe(0)
  })

  it('are counted over a leap day and over the turn of the year', () => {
    expect(priceOf(stay({}, { startDate: '2028-02-27', endDate: '2028-03-01' })).nights).toBe(3)
    expect(priceOf(stay({}, { startDate: '2026-12-30', endDate: '2027-01-02' })).nights).toBe(3)
  })

  it('may be very many without taking longer', async () => {
    const input = stay({ promotions: [stayPromotion()] }, { endDate: '9999-12-31' })
    const milliseconds = await processorTime(() => {
      for (let round = 0; round < 200; round++) expect(priceOf(input).nights).toBe(2_912_046)
    })
    expect(milliseconds).toBeLessThan(1000)
  })
})
