// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { atMoment } from '~/platform/time/page-moment.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { showIn } from '~/testing/show'
import { answerMapCards } from './answer-map-calls.server'
import { mapCardSchema } from './map-answers'
import { MapCardView } from './map-card-view'

const lockDates = [{ startDate: '2027-01-05', endDate: '2027-01-05' }]
const catalogue = buildCatalogue(
  cataloguePayload({ rentals: [rental({ slug: 'casa', lockDates })] }),
)
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogueUntagged: () => catalogue,
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

it('names the days of a flexible search’s total, and none where they are those of the search', async () => {
  const show = await showIn('en')
  const shown = async (stay: string) => {
    const query = `of=/vacation-rentals&places=casa&${stay}`
    const answer = atMoment(new Date('2026-11-21T15:00:00Z'), () =>
      answerMapCards(new Request(`https://site/map/cards?${query}`)),
    )
    const [card] = mapCardSchema.array().parse(await answer.json())
    if (!card) throw new Error('the place is not free')
    const { container } = show(<MapCardView card={card} />)
    // A tab that the card opens knows how the visit began.
    expect(container.querySelector('a')?.rel).toBe('opener')
    return container.textContent
  }
  expect(await shown('checkIn=2027-01-05&checkOut=2027-01-08&flexible=1')).toContain('6–9 Jan')
  expect(await shown('checkIn=2027-01-06&checkOut=2027-01-09')).not.toContain('Jan')
})
