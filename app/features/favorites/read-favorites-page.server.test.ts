import { expect, it, vi } from 'vitest'
import { atMoment } from '~/platform/time/page-moment.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { readFavoritesPage } from './read-favorites-page.server'

vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogue: () => bookingCatalogue(),
}))
vi.mock('~/features/redirects/redirect-store.server', () => ({
  findRentalSlug: (slug: string) => (slug.startsWith('old-') ? slug.slice('old-'.length) : null),
}))

it('shows a renamed place once, and names its former slugs with the present one', async () => {
  const search = new URLSearchParams({ places: 'old-casa,domo,casa,old-domo,gone' })
  const page = await atMoment(new Date('2026-11-21T15:00:00Z'), () =>
    readFavoritesPage('en', search),
  )
  expect(page.places.map(({ card }) => card.slug)).toEqual(['casa', 'domo'])
  expect(page.gone).toEqual(['gone'])
  expect(page.renamed).toEqual([
    ['old-casa', 'casa'],
    ['old-domo', 'domo'],
  ])
})
