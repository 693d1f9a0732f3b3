// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { announceHydration } from '~/ui/layout/hydrated'
import { handleClicks } from './page-behaviours'

handleClicks()

/** Where the link opens after a click on its words in a window of this width. */
function targetAt(width: number): string {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
  }))
  const link = document.querySelector('a')
  if (!link) throw new Error('There is no link')
  link.addEventListener('click', (event) => event.preventDefault())
  link
    .querySelector('span')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return link.target
}

it('opens what has a tab on wide screens there in a new one, before and after React runs', () => {
  document.body.innerHTML = '<a href="/hotels" data-tab-on-desktop><span>See the house</span></a>'
  for (const run of [() => {}, announceHydration]) {
    run()
    expect(targetAt(768)).toBe('_blank')
    expect(targetAt(767)).toBe('')
  }
})
