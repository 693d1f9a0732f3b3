// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { PhoneBar } from './phone-bar'
import { CalculatorContext, type Calculator } from './use-calculator'

const settings = { whatsappNumber: '50255555555' }
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', settings, origin: 'https://ceiba.example' }),
}))

const seasonOnRequest = {
  basePrice: 150,
  aRSpecialPrices: [{ startDate: '2027-01-01', endDate: '2027-01-31', price: 0, minDays: null }],
}

const showBar = async (calculator: Calculator) => {
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={calculator}>
      <PhoneBar />
    </CalculatorContext.Provider>,
  )
}

it('says that a stay is on request, though a night at another time has a price', async () => {
  const stay = { checkIn: '2027-01-05', checkOut: '2027-01-08' }
  await showBar(someCalculator(seasonOnRequest, stay))
  expect(screen.getByText('Price on request')).not.toBeNull()
  expect(screen.queryByText('$150')).toBeNull()
})

it('shows the price of a night until a stay is chosen', async () => {
  await showBar({ ...someCalculator(seasonOnRequest, {}), answer: null })
  expect(screen.getByText('$150')).not.toBeNull()
})
