import { expect, it } from 'vitest'
import { paymentFee } from './payment-fee'

it('adds its percentage of the total, rounded half up to a cent', () => {
  expect(paymentFee({ total: 1250.5, currencySymbol: '$' }, 3.5)).toEqual({
    fee: 43.77,
    feeFormated: '$43.77',
    totalWithFee: 1294.27,
    totalWithFeeFormated: '$1,294.27',
  })
})

it('is nothing where the method is free', () => {
  expect(paymentFee({ total: 900, currencySymbol: 'Q' }, 0)).toEqual({
    fee: 0,
    feeFormated: 'Q0',
    totalWithFee: 900,
    totalWithFeeFormated: 'Q900',
  })
})
