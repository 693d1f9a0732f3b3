import { expect, test } from 'vitest'
import { keepQuery } from './keep-query'

const requested = (search: string) => new URLSearchParams(search)

test('a redirect takes the query along', () => {
  expect(keepQuery('/es/oferta', requested('utm_source=flyer&menu=none'))).toBe(
    '/es/oferta?utm_source=flyer&menu=none',
  )
  expect(keepQuery('/es/oferta', requested(''))).toBe('/es/oferta')
})

test('the query stands before the anchor', () => {
  expect(keepQuery('/faq?a=1#pets', requested('utm_source=flyer'))).toBe(
    '/faq?a=1&utm_source=flyer#pets',
  )
  expect(keepQuery('/faq#pets?#b', requested(''))).toBe('/faq#pets?#b')
})

test('what the target says itself is not said twice', () => {
  expect(keepQuery('/blog?category=a&category=b', requested('category=c&page=2'))).toBe(
    '/blog?category=a&category=b&page=2',
  )
})

test('what the data of a page is asked for with is no part of it', () => {
  expect(keepQuery('/es/oferta', requested('_routes=es%2Fx&index=&a=1'))).toBe('/es/oferta?a=1')
})
