// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { showIn } from '~/testing/show'
import { readListingPage } from '../list/read-listing-page.server'
import { EmptyResults } from './empty-results'

const lockDates = [{ startDate: '2026-11-25', endDate: '2027-01-31' }]
const catalogue = buildCatalogue(
  cataloguePayload({
    rentals: [
      rental({ slug: 'one', noBedroom: 2, lockDates }),
      rental({ slug: 'two', noBedroom: 2, lockDates }),
      rental({ slug: 'small', noBedroom: 1, lockDates }),
    ],
  }),
)
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogue: () => catalogue,
}))
vi.mock('~/platform/content/read-content.server', () => ({
  readContent: ({ path }: { path: string }) =>
    Promise.resolve(
      path === 'listing-sections' ? [{ key: 'vacationRentals', title: '', cover: null }] : null,
    ),
}))
vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  useLocation: () => ({ search: '' }),
  useNavigation: () => ({ location: undefined }),
}))

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('says how many places the dates hide, with a link that shows them', async () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13', bedroom: '2' }
  const data = await readListingPage({
    section: 'vacationRentals',
    locale: 'en',
    place: {},
    params: new URLSearchParams(stay),
  })
  expect(data.total).toBe(0)
  const show = await showIn('en')
  const { container, getByRole } = show(<EmptyResults data={data} />)
  expect(container.textContent).toContain('2 places cannot be booked on these dates.')
  const link = getByRole('link', { name: 'Show them' })
  expect(link.getAttribute('href')).toBe('/vacation-rentals?bedroom=2')
  expect(data.suggestions.map(({ to }) => to)).not.toContain('/vacation-rentals?bedroom=2')
})
