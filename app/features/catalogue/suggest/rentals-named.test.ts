import { expect, it } from 'vitest'
import { demoSources } from '~/testing/factories/assistant-sources'
import { rentalsNamed } from './rentals-named'

const { names } = demoSources('2026-11-18')
const named = (...words: string[]) => rentalsNamed(names.es, words).map(({ slug }) => slug)

it('knows a rental by a word of its name, in either language', () => {
  expect(named('faroles')).toEqual(['casa-de-los-faroles'])
  expect(named('sunday', 'lamps')).toEqual(['casa-de-los-faroles'])
  expect(named('candelaria')).toEqual(['casa-candelaria', 'posada-candelaria-antigua'])
})

it('takes no other word for a name', () => {
  expect(named()).toEqual([])
  // The Aguacatal begins so, and Candelaria nearly.
  expect(named('aguac')).toEqual([])
  expect(named('cancelar')).toEqual([])
})
