// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { sheetId, sheetTitleId, useFilterSheet } from './use-filter-sheet'

function Sheet() {
  const { setOpen, sheet, opener, closer } = useFilterSheet()
  return (
    <>
      <a ref={opener} href="#filters" onClick={() => setOpen(true)}>
        Filters
      </a>
      <div {...sheet}>
        <h2 id={sheetTitleId}>All filters</h2>
        <a ref={closer} href="#content" onClick={() => setOpen(false)}>
          Close
        </a>
        <input />
      </div>
    </>
  )
}

const isOpen = () => document.getElementById(sheetId)?.hasAttribute('data-open')

let width: EventTarget

beforeEach(() => {
  width = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => width)
  history.replaceState({ key: 'kept' }, '', '/vacation-rentals?adult=2')
})

it('opens for its address once, and takes that from the history', async () => {
  const show = await showIn('en')
  history.replaceState({ key: 'kept' }, '', '#filters')
  const pages = history.length
  const { unmount } = show(<Sheet />)
  expect(isOpen()).toBe(true)
  expect(location.pathname + location.search + location.hash).toBe('/vacation-rentals?adult=2')
  expect(history.state).toEqual({ key: 'kept' })
  expect(history.length).toBe(pages)
  // The visitor comes back.
  unmount()
  show(<Sheet />)
  expect(isOpen()).toBe(false)
})

it('leaves other addresses alone', async () => {
  const show = await showIn('en')
  history.replaceState(null, '', '#content')
  show(<Sheet />)
  expect(isOpen()).toBe(false)
  expect(location.hash).toBe('#content')
})

it('takes the focus when it opens and gives it back when it closes', async () => {
  const show = await showIn('en')
  show(<Sheet />)
  act(() => screen.getByText('Filters').click())
  expect(document.activeElement).toBe(screen.getByText('Close'))
  act(() => screen.getByText('Close').click())
  expect(document.activeElement).toBe(screen.getByText('Filters'))
})

it('keeps the focus while it is open, as a named dialog', async () => {
  const show = await showIn('en')
  show(<Sheet />)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByText('Filters').click())
  expect(screen.getByRole('dialog', { name: 'All filters' })).toBeDefined()
  act(() => screen.getByRole('textbox').focus())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  act(() => screen.getByText('Filters').focus())
  expect(document.activeElement).toBe(screen.getByText('Close'))
})

it('is no sheet any more where the page becomes wide', async () => {
  const show = await showIn('en')
  show(<Sheet />)
  act(() => screen.getByText('Filters').click())
  act(() => void width.dispatchEvent(new Event('change')))
  expect(isOpen()).toBe(false)
})
