// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { favoritesKey } from '~/features/catalogue/favorites/favorites'
import { maxRentalsAtOnce } from '~content/max-rentals-at-once'

const page = `
  <a href="/favorites" data-favorites-link></a>
  <p data-favorite-notice data-full="Full" data-not-stored="Not stored"></p>
  <button data-favorite="casa-a"></button><button data-favorite="casa-b"></button>
  <button data-keep-places="casa-a,casa-b"></button>`

let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  localStorage.clear()
  listening = vi.spyOn(window, 'addEventListener')
})

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) {
    window.removeEventListener(type, listener, options)
  }
  listening.mockRestore()
})

/** A fresh copy of the modules for each test, as each page has its own. */
async function openPage(more = ''): Promise<void> {
  vi.resetModules()
  document.body.innerHTML = page + more
  const { followFavorites } = await import('./favorites')
  const { handleClicks } = await import('./page-behaviours')
  followFavorites()
  handleClicks()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

const heart = (slug: string) => find(`[data-favorite="${slug}"]`)
const isKept = (slug: string) => heart(slug).getAttribute('aria-pressed') === 'true'
const notice = () => find('[data-favorite-notice]').textContent

it('shows what is kept, keeps and takes off', async () => {
  localStorage.setItem(favoritesKey, 'casa-b')
  await openPage()
  expect([isKept('casa-a'), isKept('casa-b')]).toEqual([false, true])
  heart('casa-a').click()
  expect(localStorage.getItem(favoritesKey)).toBe('casa-b,casa-a')
  expect(isKept('casa-a')).toBe(true)
  heart('casa-b').click()
  expect(localStorage.getItem(favoritesKey)).toBe('casa-a')
  expect(isKept('casa-b')).toBe(false)
})

it('follows what another tab keeps, and adds to it', async () => {
  await openPage()
  localStorage.setItem(favoritesKey, 'casa-a')
  window.dispatchEvent(new StorageEvent('storage', { key: favoritesKey }))
  expect(isKept('casa-a')).toBe(true)
  localStorage.setItem(favoritesKey, 'casa-a,casa-c')
  heart('casa-b').click()
  expect(localStorage.getItem(favoritesKey)).toBe('casa-a,casa-c,casa-b')
})

it('keeps all places of a shared list with one button', async () => {
  await openPage()
  find('[data-keep-places]').click()
  expect([isKept('casa-a'), isKept('casa-b')]).toEqual([true, true])
  expect(find('[data-keep-places]').hasAttribute('data-kept')).toBe(true)
})

it('names the kept places in the link that is followed', async () => {
  localStorage.setItem(favoritesKey, 'casa-b,casa-a')
  await openPage()
  find('[data-favorites-link]').click()
  expect(find('[data-favorites-link]').getAttribute('href')).toContain(
    '/favorites?places=casa-b,casa-a',
  )
})

it('keeps renamed places by their present names, each once, so that they can be taken off', async () => {
  localStorage.setItem(favoritesKey, 'villa,casa-b,casa-c')
  const renamed = [
    ['villa', 'casa-a'],
    ['casa-c', 'casa-b'],
    ['never-kept', 'casa-d'],
  ]
  await openPage(`<span data-renamed-places='${JSON.stringify(renamed)}'></span>`)
  expect(localStorage.getItem(favoritesKey)).toBe('casa-a,casa-b')
  expect([isKept('casa-a'), isKept('casa-b')]).toEqual([true, true])
  heart('casa-a').click()
  expect(localStorage.getItem(favoritesKey)).toBe('casa-b')
})

it('says above all else that the list is full, and takes the words back with the next use', async () => {
  const many = Array.from({ length: maxRentalsAtOnce }, (_, index) => `casa-${index}`)
  localStorage.setItem(favoritesKey, ['casa-b', ...many.slice(1)].join())
  await openPage()
  let isOnTop = false
  Object.assign(find('[data-favorite-notice]'), {
    showPopover: () => (isOnTop = true),
    hidePopover: () => (isOnTop = false),
  })
  heart('casa-a').click()
  expect(notice()).toBe('Full')
  expect(isOnTop).toBe(true)
  expect(isKept('casa-a')).toBe(false)
  heart('casa-b').click()
  expect(notice()).toBe('')
  expect(isOnTop).toBe(false)
})

it('says that the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('closed')
    },
    setItem() {
      throw new Error('closed')
    },
  })
  await openPage()
  heart('casa-a').click()
  vi.unstubAllGlobals()
  expect(notice()).toBe('Not stored')
  expect(isKept('casa-a')).toBe(false)
})

it('survives what anybody may have stored', async () => {
  localStorage.setItem(favoritesKey, '"]{},casa-a,<b>')
  await openPage()
  expect(isKept('casa-a')).toBe(true)
})
