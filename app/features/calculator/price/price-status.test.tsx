// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { CalculatorContext, useCalculator } from '../panel/use-calculator'
import { PriceStatus } from './price-status'

const settings = { whatsappNumber: '50255555555' }
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', settings, origin: 'https://ceiba.example' }),
}))

const stay = { checkIn: '2027-01-05', checkOut: '2027-01-15' }
const card = { id: 'p2', slug: 'credit-card', name: 'Credit card', percent: 3.5, isDefault: false }

function WhatsApp() {
  return <a href={useRequestedStay(useCalculator()).whatsApp}>WhatsApp</a>
}

it.each([
  [null, '$1,000', 'Total: $1,000'],
  [card, '$1,035', 'Payment method: Credit card (+3.5%)\nTotal: $1,035'],
])('what is said and sent is what is paid', async (payment, total, end) => {
  const calculator = someCalculator({ basePrice: 100 }, stay, payment)
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={calculator}>
      <PriceStatus />
      <WhatsApp />
    </CalculatorContext.Provider>,
  )
  expect(screen.getByRole('status').textContent).toBe(`Price for 10 nights: ${total}`)
  const text = new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('text')
  expect(text?.endsWith(`1 adult\n${end}`)).toBe(true)
})
