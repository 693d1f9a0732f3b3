// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import { someCalculator } from '~/testing/factories/calculator'
import { CalculatorContext } from '../panel/use-calculator'
import { useRentalStay } from './use-rental-stay'

const month = { checkIn: '2027-01-05', checkOut: '2027-02-05', monthlyOffer: true }

it.each([
  ['is long enough', { checkIn: '2027-01-05', checkOut: '2027-01-21' }, true],
  ['may become long enough', { checkIn: '2027-03-05', checkOut: null }, true],
  ['is too short', { checkIn: '2027-01-05', checkOut: '2027-01-08' }, false],
  ['was cleared', { checkIn: null, checkOut: null }, false],
])('monthly terms that were ticked on a stay that %s: %j', (_name, dates, stays) => {
  const chosen: StayChoice[] = []
  const calculator = someCalculator({}, month)
  const change = (choice: StayChoice) => void chosen.push(choice)
  const { result } = renderHook(useRentalStay, {
    wrapper: ({ children }) => (
      <CalculatorContext.Provider value={{ ...calculator, change }}>
        {children}
      </CalculatorContext.Provider>
    ),
  })
  result.current.choose(dates)
  expect(chosen).toMatchObject([{ ...dates, monthlyOffer: stays }])
})
