// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance, type i18n as I18n } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import * as place from '~/locales/en/bundles/place'
import { createNamespaceBackend, loadNamespaces } from '~/platform/i18n/load-namespaces'
import { preloadNamespaces } from '~/platform/i18n/preload-namespaces'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { toCard } from '../card/to-card'
import { ListingCardView } from './listing-card-view'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('@remix-run/react', () => ({ useNavigate: () => navigate }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))
vi.mock('~/platform/i18n/preload-namespaces', { spy: true })

/** The words of a browser that opened a list. */
async function listWords(): Promise<I18n> {
  const i18n = createInstance()
  const words = await loadNamespaces('en', ['listings'])
  await i18n
    .use(initReactI18next)
    .use(createNamespaceBackend('en'))
    .init({
      lng: 'en',
      fallbackLng: false,
      ns: Object.keys(words),
      resources: { en: words },
      partialBundledLanguages: true,
    })
  return i18n
}

function showCard(i18n: I18n): HTMLElement {
  const one = rental({})
  const card = toCard(buildCatalogue(cataloguePayload({ rentals: [one] })), one, {
    locale: 'en',
    today: '2026-11-21',
  })
  if (!card) throw new Error('the rental exists in English')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(cleanup)
  render(
    <I18nextProvider i18n={i18n}>
      <ListingCardView card={card} locale="en" href="/house" />
    </I18nextProvider>,
  )
  return screen.getByRole('link')
}

function tapCard(i18n: I18n) {
  fireEvent.click(showCard(i18n))
}

it('a tap fetches the words of the place, and no transition waits for them', async () => {
  tapCard(await listWords())
  expect(navigate).toHaveBeenCalledWith(
    '/house',
    expect.objectContaining({ viewTransition: false }),
  )
  expect(preloadNamespaces).toHaveBeenCalledWith(['detail'])
})

it('a tap shows a transition where the words of the place are there', async () => {
  const i18n = await listWords()
  await i18n.loadNamespaces(Object.keys(place))
  tapCard(i18n)
  expect(navigate).toHaveBeenCalledWith('/house', expect.objectContaining({ viewTransition: true }))
})

it('a tab that a card opens gets a copy of the session storage', async () => {
  expect(showCard(await listWords()).getAttribute('rel')).toBe('opener')
})

it('a finger on a card brings the words of the place before it opens', async () => {
  const i18n = await listWords()
  const link = showCard(i18n)
  expect(i18n.hasLoadedNamespace('detail')).toBe(false)
  fireEvent.pointerDown(link)
  await waitFor(() => expect(i18n.hasLoadedNamespace('detail')).toBe(true))
  fireEvent.click(link)
  expect(navigate).toHaveBeenLastCalledWith(
    '/house',
    expect.objectContaining({ viewTransition: true }),
  )
})
