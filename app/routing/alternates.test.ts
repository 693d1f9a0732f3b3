import { expect, test } from 'vitest'
import { alternates } from './alternates'
import { translationsOf } from './translations'

test('translations list exactly the same alternates, English standing for the rest of the world', () => {
  expect(alternates('hotels', translationsOf({}))).toEqual([
    { hrefLang: 'en', path: '/rent-a-hotel' },
    { hrefLang: 'es', path: '/es/renta-un-hotel' },
    { hrefLang: 'x-default', path: '/rent-a-hotel' },
  ])
})

test('a page in one language alone points to itself alone', () => {
  const found = alternates('home', translationsOf({}, ['es']))
  expect(found).toEqual([
    { hrefLang: 'es', path: '/es' },
    { hrefLang: 'x-default', path: '/es' },
  ])
})
