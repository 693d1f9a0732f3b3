// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { toCard } from '~/features/catalogue/card/to-card'
import { ListingCardView } from '~/features/catalogue/components/listing-card-view'
import { someCalculator } from '~/testing/factories/calculator'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { showIn } from '~/testing/show'
import { BackLink } from './back-link'

/** Where the page is, how it was opened, and where its links went. */
const history = vi.hoisted(() => ({ state: null as unknown, went: [] as unknown[] }))
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ state: history.state }),
  useNavigate: () => (to: unknown, options?: { state?: unknown }) => {
    history.went.push(to)
    history.state = options?.state ?? null
  },
}))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

const { listing } = someCalculator({}, {})
const list = '/vacation-rentals?adult=2'
const house = '/vacation-rentals/guatemala/casa'

beforeEach(() => {
  localStorage.clear()
  Object.assign(history, { state: null, went: [] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // As after pages of this tab before it.
  window.history.replaceState({ idx: 2 }, '', list)
})

async function openCard() {
  const one = rental()
  const card = toCard(buildCatalogue(cataloguePayload({ rentals: [one] })), one, {
    locale: 'en',
    today: '2026-11-21',
  })
  if (!card) throw new Error('the rental exists in English')
  const show = await showIn('en')
  const { getByRole, unmount } = show(<ListingCardView card={card} locale="en" href={house} />)
  fireEvent.click(getByRole('link'))
  unmount()
  window.history.replaceState({ idx: 3 }, '', house)
}

async function goBack() {
  const show = await showIn('en')
  const { getByRole } = show(<BackLink listing={listing} />)
  fireEvent.click(getByRole('link'))
  return history.went.at(-1)
}

it('goes back in the history to the list whose card was opened', async () => {
  await openCard()
  expect(await goBack()).toBe(-1)
})

it('leads to the remembered list where another page was in between, as the form of an inquiry', async () => {
  await openCard()
  history.state = null
  expect(await goBack()).toBe(list)
})

it('goes back in the history where the browser itself opened the card, before scripts ran', async () => {
  await openCard()
  history.state = null
  window.history.replaceState({ idx: 0 }, '', house)
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.origin + list)
  expect(await goBack()).toBe(-1)
})
