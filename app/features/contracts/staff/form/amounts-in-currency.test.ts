import { expect, it } from 'vitest'
import { someCurrencies } from '~/testing/factories/currencies'
import { amountsInCurrency } from './amounts-in-currency'

const ofTemplate = {
  currency: '$',
  damageDeposit: 300,
  cancellationCoverExpenses: 85,
  linkDays: '7',
}

it('a contract in quetzales asks for the deposit of its template, and not for as many quetzales', () => {
  expect(amountsInCurrency(ofTemplate, 'Q', someCurrencies)).toEqual({
    currency: 'Q',
    damageDeposit: '2340',
    cancellationCoverExpenses: '663',
    linkDays: '7',
  })
})

it('amounts of a contract in quetzales become dollars in one that is made like it', () => {
  const values = { currency: 'Q', damageDeposit: '2340', cancellationCoverExpenses: '500' }
  expect(amountsInCurrency(values, '$', someCurrencies)).toMatchObject({
    currency: '$',
    damageDeposit: '300',
    cancellationCoverExpenses: '64.10',
  })
})

it('amounts in the currency of the contract stay as they are', () => {
  expect(amountsInCurrency(ofTemplate, '$', someCurrencies)).toEqual(ofTemplate)
})

it('what is no amount is not converted', () => {
  const values = { ...ofTemplate, damageDeposit: 'as agreed', cancellationCoverExpenses: '' }
  expect(amountsInCurrency(values, 'Q', someCurrencies)).toEqual({ ...values, currency: 'Q' })
})
