// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { CalculatorContext } from '../panel/use-calculator'
import { StayProblem } from './stay-problem'

let address = ''
vi.mock('@remix-run/react', () => ({ useSearchParams: () => [new URLSearchParams(address)] }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

it.each(['', 'landing=true'])('free dates without script stay in a landing: %s', async (search) => {
  address = `checkIn=2027-01-05&quote=1&${search}`
  const lockDates = [{ startDate: '2027-01-05', endDate: '2027-01-06' }]
  const calculator = someCalculator(
    { lockDates },
    { checkIn: '2027-01-05', checkOut: '2027-01-08' },
  )
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={calculator}>
      <StayProblem code="PAST_DATE" onMove={() => undefined} />
    </CalculatorContext.Provider>,
  )
  const [link] = screen.getAllByRole('link')
  const query = new URL(link?.getAttribute('href') ?? '', 'http://site.test').searchParams
  expect(query.get('quote')).toBe('1')
  expect(query.get('landing')).toBe(search ? 'true' : null)
})

it('a free stay opens in a tab of its own with Ctrl, and here without', async () => {
  address = ''
  const calculator = someCalculator(
    { lockDates: [{ startDate: '2027-01-05', endDate: '2027-01-06' }] },
    { checkIn: '2027-01-05', checkOut: '2027-01-08' },
  )
  const change = vi.fn()
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={{ ...calculator, change }}>
      <StayProblem code="PAST_DATE" onMove={() => undefined} />
    </CalculatorContext.Provider>,
  )
  const [link] = screen.getAllByRole('link')
  if (!link) throw new Error('a free stay is offered')
  const press = (ctrlKey: boolean) => {
    const click = createEvent.click(link, { ctrlKey })
    fireEvent(link, click)
    return click.defaultPrevented
  }
  expect(press(true)).toBe(false)
  expect(change).not.toHaveBeenCalled()
  expect(press(false)).toBe(true)
  expect(change).toHaveBeenCalledOnce()
})

it('says how many nights a stay from the chosen day must have', async () => {
  const season = { startDate: '2026-12-24', endDate: '2027-01-02', price: 350, minDays: 4 }
  const calculator = someCalculator(
    { minNight: 2, aRSpecialPrices: [season] },
    { checkIn: '2026-12-29', checkOut: '2026-12-31' },
  )
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={calculator}>
      <StayProblem code="BELOW_MIN_NIGHTS" onMove={() => undefined} />
    </CalculatorContext.Provider>,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'Too short: the minimum stay from 29-Dec-2026 is 4 nights.',
  )
})
