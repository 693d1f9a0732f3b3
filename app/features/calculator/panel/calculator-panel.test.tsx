// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { CalculatorPanel } from './calculator-panel'
import { calendarId } from './element-ids'
import { CalculatorContext } from './use-calculator'

vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams()],
  useNavigate: () => vi.fn(),
  useLocation: () => ({ pathname: '/', search: '' }),
}))
const settings = { bookingNotice: '', whatsappNumber: '50255555555' }
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', settings, origin: 'https://ceiba.example' }),
}))

it('asks for missing dates though an address names more guests than there is room for', async () => {
  const calculator = someCalculator({ capacityOfPeople: 4 }, { adult: 6 })
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={{ ...calculator, answer: null }}>
      <CalculatorPanel />
    </CalculatorContext.Provider>,
  )
  const calendar = document.getElementById(calendarId)
  if (!calendar) throw new Error('the calendar is missing')
  calendar.showPopover = vi.fn()
  const inquire = screen.getByRole('button', { name: /^Inquire/, hidden: true })
  // A click before that is kept until React runs.
  expect(inquire.dataset.needsScripts).toBe('click')
  act(() => inquire.click())
  expect(calendar.showPopover).toHaveBeenCalled()
})

const newYear = { startDate: '2026-12-24', endDate: '2027-01-02', price: 350, minDays: null }

it('heads with what the chosen days come to, not with the price of a night in another season', async () => {
  const rental = { basePrice: 260, aRSpecialPrices: [newYear] }
  const stay = { checkIn: '2026-12-29', checkOut: '2027-01-01' }
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={someCalculator(rental, stay)}>
      <CalculatorPanel />
    </CalculatorContext.Provider>,
  )
  expect(screen.queryByText('$260')).toBeNull()
  expect(screen.getByText('3 nights').parentElement?.textContent).toBe('$1,050 3 nights')
})
