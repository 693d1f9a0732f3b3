// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { loadUntilThere } from './load-until-there'

it('keeps the form of the server while its script cannot be had, and takes it over once it can', async () => {
  vi.useFakeTimers()
  let fails = true
  const load = vi.fn(async () => {
    if (fails) throw new TypeError('Failed to fetch dynamically imported module')
    return () => (
      <form action="/send">
        <button type="button" onClick={clicked}>
          Send
        </button>
      </form>
    )
  })
  const clicked = vi.fn()
  const Form = lazy(async () => ({ default: await loadUntilThere(load) }))
  const page = document.createElement('main')
  page.innerHTML =
    '<!--$--><form action="/send"><button type="button">Send</button></form><!--/$-->'
  document.body.append(page)
  const broken = vi.fn()
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Suspense>
        <Form />
      </Suspense>,
      { onRecoverableError: broken },
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(seconds(60)))
  expect(load.mock.calls.length).toBeGreaterThan(3)
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/send')
  const button = page.querySelector('button')
  button?.click()
  expect(clicked).not.toHaveBeenCalled()
  fails = false
  await act(() => vi.advanceTimersByTimeAsync(seconds(30)))
  expect(page.querySelector('button')).toBe(button)
  button?.click()
  expect(clicked).toHaveBeenCalledOnce()
  expect(broken).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
  vi.useRealTimers()
})
