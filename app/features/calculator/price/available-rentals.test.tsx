// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { showIn } from '~/testing/show'
import { CalculatorContext } from '../panel/use-calculator'
import { AvailableRentals } from './available-rentals'

let address = ''
vi.mock('@remix-run/react', () => ({ useSearchParams: () => [new URLSearchParams(address)] }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const path = '/vacation-rentals/guatemala/sacatepequez/antigua/house?adult=2'
const place = { slug: 'house', name: 'House', path, facts: '', picture: null, total: null }
const availableRentals = { title: 'Free', status: '', places: [place] }

it.each([
  ['', path],
  ['landing=true', `${path}&landing=true`],
])('free places open within the landing: %s', async (search, link) => {
  address = search
  const show = await showIn('en')
  show(
    <CalculatorContext.Provider value={{ ...someCalculator({}, {}), availableRentals }}>
      <AvailableRentals />
    </CalculatorContext.Provider>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(link)
})
