// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { setMarks } from './marks'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.country
})

/** The country that is shown and the one that is remembered. */
function marksOf(search: string) {
  history.replaceState(null, '', `/${search}`)
  setMarks()
  return [document.documentElement.dataset.country, localStorage.getItem('country')]
}

it.each([
  ['?country=SV', 'SV'],
  ['?country=sv', 'SV'],
])('remembers the country of an address in capitals: %s', (search, country) => {
  expect(marksOf(search)).toEqual([country, country])
  expect(marksOf('')).toEqual([country, country])
})

it('remembers nothing that is no country', () => {
  expect(marksOf('?country=Salvador')).toEqual([undefined, null])
})
