// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { keepPageStyles } from './keep-page-styles'

/** Sheets that need no server. */
const layout = 'data:text/css,.layout{}'
const home = 'data:text/css,.home{}'
const other = 'data:text/css,.other{}'

afterEach(() => document.head.replaceChildren())

it('leaves the sheets that the document brought, and takes them from the routes', () => {
  document.head.innerHTML =
    `<link rel="stylesheet" href="${layout}" disabled="">` +
    `<link rel="stylesheet" href="${home}" disabled="">` +
    '<link rel="icon" href="/favicon.svg">'
  const ofReact = document.querySelectorAll('link')
  const routes = { root: { css: [layout] }, 'en/home': { css: [home, other] }, 'en/search': {} }
  keepPageStyles(routes)
  expect(routes).toEqual({ root: { css: [] }, 'en/home': { css: [other] }, 'en/search': {} })

  // React takes those of its page away.
  for (const link of ofReact) link.remove()
  const kept = [...document.querySelectorAll('link')]
  expect(kept.map((link) => link.getAttribute('href'))).toEqual([layout, home])
  expect(kept.every((link) => link.rel === 'stylesheet' && link.hasAttribute('disabled'))).toBe(
    true,
  )
})
