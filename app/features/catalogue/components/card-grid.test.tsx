// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { showIn } from '~/testing/show'
import { toCard } from '../card/to-card'
import { CardGrid } from './card-grid'

let address = ''
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams(address)],
  useNavigate: () => vi.fn(),
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

it.each([
  ['', ''],
  ['landing=true', '?landing=true'],
])('cards open within the landing: %s', async (search, end) => {
  address = search
  const house = rental({})
  const catalogue = buildCatalogue(cataloguePayload({ rentals: [house] }))
  const card = toCard(catalogue, house, { locale: 'en', today: '2026-11-21' })
  if (!card) throw new Error('the rental exists in English')
  const show = await showIn('en')
  show(<CardGrid cards={[card]} />)
  const [link] = screen.getAllByRole('link')
  expect(new URL(link?.getAttribute('href') ?? '', 'http://site.test').search).toBe(end)
})
