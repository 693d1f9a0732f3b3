// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { LazyPart } from './lazy-part'

/** Loads a part; while `fails` is set, as without a network. */
function network() {
  const state = { fails: true }
  const load = vi.fn(async () => {
    if (state.fails) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>Hello {name}</p>
  })
  return { state, load }
}

const hello = (Part: ComponentType<{ name: string }>) => <Part name="Ana" />

it('shows the part once it is loaded, and at once where it is shown again', async () => {
  const { state, load } = network()
  state.fails = false
  const show = await showIn('en')
  const part = (
    <LazyPart load={load} waiting={<p>Loading</p>}>
      {hello}
    </LazyPart>
  )
  const first = show(part)
  expect(screen.getByText('Loading')).toBeTruthy()
  await screen.findByText('Hello Ana')
  first.unmount()
  show(part)
  expect(screen.getByText('Hello Ana')).toBeTruthy()
})

it('says in its place that it cannot be loaded, and loads it on a second try', async () => {
  const { state, load } = network()
  ;(await showIn('es'))(
    <>
      <p>The page</p>
      <LazyPart load={load}>{hello}</LazyPart>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('no se pudo cargar')
  expect(screen.getByText('The page')).toBeTruthy()
  state.fails = false
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Hello Ana')
})

it('keeps the focus on its button, and loads the page again where a second try fails, too, not with a double click', async () => {
  const { load } = network()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  ;(await showIn('en'))(<LazyPart load={load}>{hello}</LazyPart>)
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  const isBusy = () => screen.getByRole('alert').getAttribute('aria-busy')
  await waitFor(() => expect(isBusy()).toBe('false'))
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(reload).toHaveBeenCalledOnce()
})

it('loads it by itself once the network is back', async () => {
  const { state, load } = network()
  ;(await showIn('en'))(<LazyPart load={load}>{hello}</LazyPart>)
  await screen.findByRole('alert')
  state.fails = false
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Hello Ana')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a part over the page can be put away', async () => {
  const { load } = network()
  const close = vi.fn()
  ;(await showIn('en'))(
    <LazyPart load={load} onClose={close}>
      {hello}
    </LazyPart>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

it('nothing is said of a part that the page does without', async () => {
  const { load } = network()
  const { container } = (await showIn('en'))(
    <LazyPart load={load} waiting={<p>Loading</p>} isOptional>
      {hello}
    </LazyPart>,
  )
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
})
