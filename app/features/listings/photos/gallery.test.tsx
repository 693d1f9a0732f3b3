// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import type { FullScreenGallery } from './full-screen-gallery'
import { Gallery } from './gallery'

const network = vi.hoisted(() => ({ fails: false, asked: 0 }))
vi.mock('./full-screen-gallery', async (importOriginal) => {
  const original = await importOriginal<{ FullScreenGallery: typeof FullScreenGallery }>()
  return {
    get FullScreenGallery() {
      network.asked += 1
      if (network.fails) throw new TypeError('Failed to fetch')
      return original.FullScreenGallery
    },
  }
})

afterEach(() => Object.assign(network, { fails: false, asked: 0 }))

const pictures = ['pool', 'garden'].map((hash) => ({
  picture: { hash, width: 1600, height: 900 },
  alt: `The ${hash}`,
}))

async function showGallery() {
  ;(await showIn('en'))(<Gallery pictures={pictures} name="Casa Pana" />)
  return screen.getByRole<HTMLAnchorElement>('link', { name: /The garden/ })
}

it('a photo opens the viewer with it', async () => {
  const link = await showGallery()
  fireEvent.click(link)
  expect(link.closest('[aria-busy=true]')).not.toBeNull()
  const viewer = await screen.findByRole('dialog')
  expect(viewer.textContent).toContain('The garden')
  expect(link.closest('[aria-busy=true]')).toBeNull()
})

it('without the viewer the photo is shown alone, and the page stays', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  network.fails = true
  const link = await showGallery()
  fireEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(link.getAttribute('href')))
  expect(screen.getByRole('link', { name: /The garden/ })).toBe(link)
  await waitFor(() => expect(link.closest('[aria-busy=true]')).toBeNull())
})

it('a finger on a photo fetches the viewer ahead', async () => {
  const link = await showGallery()
  fireEvent.pointerDown(link)
  await waitFor(() => expect(network.asked).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
