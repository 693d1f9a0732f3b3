import { expect, it } from 'vitest'
import { demoSources } from '~/testing/factories/assistant-sources'
import { rentalsNamed } from './rentals-named'

const { names } = demoSources('2026-11-18')
const named = (...words: string[]) => rentalsNamed(names.es, words).map(({ slug }) => slug)

it('knows a rental by the words of its name, in either language and any order', () => {
  expect(named('faroles')).toEqual(['casa-de-los-faroles'])
  expect(named('lamps', 'street')).toEqual(['casa-de-los-faroles'])
  expect(named('candelaria')).toEqual(['casa-candelaria', 'posada-candelaria-antigua'])
})

it('takes no other word for a name', () => {
  expect(named()).toEqual([])
  expect(named('faroles', 'sunday')).toEqual([])
  // The Aguacatal begins so, and Candelaria nearly.
  expect(named('aguac')).toEqual([])
  expect(named('cancelar')).toEqual([])
  // Many have this word.
  expect(named('hotel')).toEqual([])
})
