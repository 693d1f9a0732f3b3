// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { CalculatorContext } from '../panel/use-calculator'
import { PriceOutcome } from './price-outcome'

const settings = { whatsappNumber: '50255555555' }
vi.mock('@remix-run/react', () => ({ useSearchParams: () => [new URLSearchParams()] }))
vi.mock('~/features/site/use-site', () => ({
  useSite: () => ({ locale: 'en', settings, origin: 'https://ceiba.example' }),
}))

const lockDates = [{ startDate: '2027-01-05', endDate: '2027-01-06' }]
const houseFrom = (checkIn: string, checkOut: string) =>
  someCalculator({ basePrice: 100, lockDates }, { checkIn, checkOut })

async function showOutcome() {
  const show = await showIn('en')
  const outcome = (checkIn: string, checkOut: string) => (
    <CalculatorContext.Provider value={houseFrom(checkIn, checkOut)}>
      <PriceOutcome />
    </CalculatorContext.Provider>
  )
  const { rerender } = show(outcome('2027-01-05', '2027-01-08'))
  return { choose: (from: string, to: string) => rerender(outcome(from, to)) }
}

it('hands the focus of a nearest stay on to the heading of its price', async () => {
  const { choose } = await showOutcome()
  const [nearest] = screen.getAllByRole('link')
  if (!nearest) throw new Error('no free stay is offered')
  nearest.focus()
  fireEvent.click(nearest)
  choose('2027-01-07', '2027-01-10')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
})

it('leaves the focus alone where the dates were chosen elsewhere', async () => {
  const { choose } = await showOutcome()
  choose('2027-01-07', '2027-01-10')
  expect(screen.getByRole('heading', { level: 3 })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})
