import { afterEach, expect, it, vi } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { translateRequirement } from './translate-requirement'

afterEach(() => vi.unstubAllGlobals())

it('tells name and page in the other language', async () => {
  const fetchAnswer = vi.fn(async () => Response.json({ name: 'Casa Azul de Antigua' }))
  vi.stubGlobal('fetch', fetchAnswer)
  expect(await translateRequirement(someRequirement(), 'es')).toEqual({
    ...someRequirement(),
    name: 'Casa Azul de Antigua',
    link: '/es/casas-vacacionales/guatemala/sacatepequez/antigua-guatemala/casa-azul?checkIn=2027-01-05',
  })
  expect(fetchAnswer).toHaveBeenCalledWith('/api/rentals/casa-azul?language=es')
})

it('asks nothing where the language is the same', async () => {
  const fetchAnswer = vi.fn()
  vi.stubGlobal('fetch', fetchAnswer)
  expect(await translateRequirement(someRequirement(), 'en')).toEqual(someRequirement())
  expect(fetchAnswer).not.toHaveBeenCalled()
})

it.each([
  ['lacks the language', async () => Response.json({ errors: [] }, { status: 404 })],
  ['cannot be asked for', () => Promise.reject(new TypeError('offline'))],
])('leaves a rental as it is that %s', async (_name, fetchAnswer) => {
  vi.stubGlobal('fetch', fetchAnswer)
  expect(await translateRequirement(someRequirement(), 'es')).toEqual(someRequirement())
})
