// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { someCalculator } from '~/testing/factories/calculator'
import { chooseCurrency, currencyKey, shownCurrency } from '~/ui/money/choose-currency'
import { useChosenStay } from './use-chosen-stay'

const stay = 'checkIn=2027-01-05&checkOut=2027-01-08&adult=2'
const { offer } = someCalculator({}, {})

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.currencyChosen
  document.documentElement.dataset.currency = 'GTQ'
  history.replaceState(null, '', `/house?${stay}&currency=GTQ`)
})

const open = () => renderHook(() => useChosenStay(offer, noChoice, null)).result.current.currency
const named = () => new URLSearchParams(location.search).get('currency')

it('is in the currency of the address, which is remembered', () => {
  expect(open()).toBe('GTQ')
  expect([named(), localStorage.getItem(currencyKey)]).toEqual(['GTQ', 'GTQ'])
})

it('stays in the currency that was chosen before the page was hydrated', () => {
  chooseCurrency('USD')
  expect(open()).toBe('USD')
  expect([named(), shownCurrency(), localStorage.getItem(currencyKey)]).toEqual([
    'USD',
    'USD',
    'USD',
  ])
})
