// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { sheetId, useFilterSheet } from './use-filter-sheet'

function Sheet() {
  const { open, setOpen, opener, closer } = useFilterSheet()
  return (
    <>
      <a ref={opener} href="#filters" onClick={() => setOpen(true)}>
        Filters
      </a>
      <div id={sheetId} data-open={open || undefined}>
        <a ref={closer} href="#content" onClick={() => setOpen(false)}>
          Close
        </a>
        <input />
      </div>
    </>
  )
}

const isOpen = () => document.getElementById(sheetId)?.hasAttribute('data-open')

beforeEach(() => history.replaceState({ key: 'kept' }, '', '/vacation-rentals?adult=2'))

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
