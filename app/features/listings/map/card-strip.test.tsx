// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { CardStrip } from './card-strip'
import type { MapCard } from './map-answers'

vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'en' }) }))

function card(slug: string): [string, MapCard] {
  const href = `/vacation-rentals/${slug}`
  return [slug, { slug, name: slug, place: '', href, picture: null, price: { kind: 'onRequest' } }]
}

const cards = new Map(['a', 'b', 'c', 'd'].map(card))
const view = { drawn: ['a', 'b', 'c'], inView: ['a', 'c'] }

async function strip(chosen: string[]) {
  const onLight = vi.fn()
  const show = await showIn('en')
  const { container } = show(<CardStrip {...{ view, chosen, cards, onLight }} />)
  const items = [...container.querySelectorAll<HTMLElement>('[data-card-of]')]
  return { slugs: items.map(({ dataset }) => dataset.cardOf), lit: onLight.mock.calls.flat() }
}

it('has a card for each pin in view', async () => {
  expect(await strip([])).toEqual({ slugs: ['a', 'c'], lit: [] })
})

it('has the card of a pressed pin that stands at the edge or beyond the number of cards, at its place', async () => {
  expect(await strip(['b'])).toEqual({ slugs: ['a', 'b', 'c'], lit: ['b'] })
})

it('leaves out a pressed pin that the map has moved away from', async () => {
  expect((await strip(['d'])).slugs).toEqual(['a', 'c'])
})

it('has the places of one point alone', async () => {
  expect(await strip(['d', 'b'])).toEqual({ slugs: ['d', 'b'], lit: ['d'] })
})
