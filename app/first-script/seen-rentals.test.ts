// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { seenKey, type SeenRental } from '~/features/catalogue/seen/seen-rentals'

const place = (slug: string, over: Partial<SeenRental> = {}): SeenRental => ({
  slug,
  paths: { en: `/en-${slug}`, es: `/es/${slug}` },
  name: { en: `House ${slug}`, es: `Casa ${slug}` },
  town: { en: 'Lake', es: 'Lago' },
  picture: `/pictures/${slug}.webp`,
  ...over,
})

let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.documentElement.removeAttribute('data-seen')
  listening = vi.spyOn(window, 'addEventListener')
})

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
  listening.mockRestore()
})

async function openPage(shown?: SeenRental): Promise<void> {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"></main><ul data-seen-list></ul><button data-forget-seen></button><span></span>'
  if (shown) document.querySelector('span')?.setAttribute('data-seen-place', JSON.stringify(shown))
  const { followSeenRentals: followSeenPlaces } = await import('./seen-rentals')
  const { handleClicks } = await import('./page-behaviours')
  followSeenPlaces()
  handleClicks()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const hasRoom = () => document.documentElement.hasAttribute('data-seen')

it('shows the places that were seen before, the latest first, each once', async () => {
  for (const slug of ['a', 'b', 'a']) await openPage(place(slug))
  await openPage()
  expect(links()).toEqual(['/en-a', '/en-b'])
  expect(document.querySelector('a')?.textContent).toBe('House aLake')
  expect(hasRoom()).toBe(true)
})

it('names places in the language of the page, and those that were stored with one name by it', async () => {
  await openPage(place('a', { name: 'Villa', town: 'Antigua' }))
  await openPage(place('b'))
  document.documentElement.lang = 'es'
  await openPage()
  const words = [...document.querySelectorAll('a')].map((link) => link.textContent)
  expect(words).toEqual(['Casa bLago', 'VillaAntigua'])
})

it('leaves out places that do not exist in the language of the page', async () => {
  await openPage(place('a', { paths: { en: '/en-a' } }))
  document.documentElement.lang = 'es'
  await openPage()
  expect(links()).toEqual([])
  expect(hasRoom()).toBe(false)
})

it('forgets all when asked to', async () => {
  await openPage(place('a'))
  await openPage()
  document.querySelector('button')?.click()
  expect(localStorage.getItem(seenKey)).toBeNull()
  expect(hasRoom()).toBe(false)
  // The button is hidden with the list.
  expect(document.activeElement?.id).toBe('content')
})

it.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['an address elsewhere', JSON.stringify([place('a', { paths: { en: '//evil.example' } })])],
  ['a script', JSON.stringify([place('a', { paths: { en: 'javascript:alert(1)' } })])],
  ['no place', '[null, 1, {}]'],
])('shows nothing of a storage that holds %s', async (_name, kept) => {
  localStorage.setItem(seenKey, kept)
  await openPage()
  expect(links()).toEqual([])
})
