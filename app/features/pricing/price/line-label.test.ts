import { expect, it } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { labelLines } from './line-label'
import type { PriceLine } from './price-response'

const line = (over: Partial<PriceLine>): PriceLine => ({
  per: 'night',
  number: 1,
  priceFormated: '$10',
  subTotal: 10,
  subTotalFormated: '$10',
  ...over,
})

async function labels(details: PriceLine[], promotionTypes: number[] = []) {
  const { getFixedT } = await createServerI18n('en')
  const promotionsDetail = promotionTypes.map((type) => ({ type, singlePromotion: false }))
  const fees = { feeNames: { f1: 'Pet', f2: 'Service' }, percentFees: ['f2'] }
  const found = labelLines({ details, promotionsDetail }, fees, getFixedT('en', 'pricing'))
  return found.map(({ label }) => label)
}

it('says what nights and months cost each', async () => {
  expect(
    await labels([
      line({ number: 3, priceFormated: '$120' }),
      line({}),
      line({ per: 'month', number: 6, priceFormated: '$900' }),
    ]),
  ).toEqual(['3 nights at $120', '1 night at $10', '6 months at $900'])
})

it('gives each promotion line the name of its own kind', async () => {
  const promotion = line({ per: 'discount', type: 'promotion', number: 20 })
  const found = await labels(
    [
      line({ per: 'discount', type: 'weekly', number: 10 }),
      promotion,
      line({ per: 'surcharge', type: 'promotion', number: 15 }),
      promotion,
    ],
    [1, 4, 3],
  )
  expect(found).toEqual([
    'Weekly discount, 10%',
    'Last-minute discount, 20%',
    'Seasonal surcharge, 15%',
    'Special offer, 20%',
  ])
})

it('names fees, and says how many there are or of what part', async () => {
  const fee = (over: Partial<PriceLine>) => line({ per: 'f1', type: 'extra-fee', ...over })
  expect(
    await labels([
      fee({}),
      fee({ number: 4, priceFormated: '$5', subTotalFormated: '$20' }),
      fee({ per: 'f2', number: 8 }),
      fee({ number: 4, priceFormated: '$0', subTotal: 0, subTotalFormated: '$0' }),
      fee({ per: 'gone' }),
    ]),
  ).toEqual(['Pet', 'Pet, 4 × $5', 'Service, 8%', 'Pet', 'Extra fee'])
})

it('says the percent of a fee of exactly one', async () => {
  const fee = line({ per: 'f2', type: 'extra-fee', number: 1 })
  expect(await labels([fee])).toEqual(['Service, 1%'])
})
