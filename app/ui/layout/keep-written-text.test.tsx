// @vitest-environment happy-dom
import { lazy, Suspense } from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { find, write } from '~/testing/use-fields'
import { announceHydration } from './hydrated'
import { keepTextUntilHydrated } from './keep-written-text'
import { loadUntilThere } from './load-until-there'

const area = <textarea id="text" defaultValue="Hola {{house}}" />
const html = '<textarea id="text">Hola {{house}}</textarea>'

it('leaves what was written before React took the page over, and while it does', async () => {
  document.body.innerHTML = `<main>${html}</main>`
  write('#text', 'Hola')
  keepTextUntilHydrated()
  write('#text', 'Hola Ana')
  const root = await act(async () => hydrateRoot(find('main'), area))
  onTestFinished(() => act(() => root.unmount()))
  expect(find('#text').value).toBe('Hola Ana')
  announceHydration()
  onTestFinished(() => void delete document.documentElement.dataset.hydrated)
  write('#text', 'Hola Eva')
  expect(find('#text')).toHaveProperty('defaultValue', 'Hola Ana')
})

it('leaves what was written before the script of a part was there', async () => {
  document.body.innerHTML = `<main><!--$-->${html}<!--/$--></main>`
  let arrive: (part: () => typeof area) => void = () => undefined
  const script = new Promise<() => typeof area>((resolve) => (arrive = resolve))
  const Part = lazy(async () => ({ default: await loadUntilThere(() => script) }))
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  )
  const root = await act(async () => hydrateRoot(find('main'), page))
  onTestFinished(() => act(() => root.unmount()))
  write('#text', 'Hola Ana')
  await act(async () => arrive(() => area))
  expect(Object.keys(find('#text')).join()).toContain('react')
  expect(find('#text').value).toBe('Hola Ana')
})
