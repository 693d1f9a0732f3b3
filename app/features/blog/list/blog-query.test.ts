import { expect, test } from 'vitest'
import { fc } from '~/testing/fast-check'
import { blogSearch, readBlogQuery, shownRange } from './blog-query'

const read = (search: string) => readBlogQuery(new URLSearchParams(search))

test('an address says page and subject', () => {
  expect(read('')).toEqual({ page: 1, category: null })
  expect(read('page=3&category=food-and-coffee')).toEqual({ page: 3, category: 'food-and-coffee' })
})

test.each(['0', '-1', '1.5', 'two', '', '99999', '1e3', ' 2'])('page %j is the first', (page) => {
  expect(readBlogQuery(new URLSearchParams({ page })).page).toBe(1)
})

test('the canonical query leaves out what goes without saying', () => {
  expect(blogSearch({ page: 1, category: null })).toBe('')
  expect(blogSearch({ page: 2, category: 'a&b' })).toBe('category=a%26b&page=2')
})

test('a canonical query reads as what it was written from', () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1000 }),
    category: fc.option(fc.string({ minLength: 1 })),
  })
  fc.assert(
    fc.property(query, (one) => {
      expect(read(blogSearch(one))).toEqual(one)
    }),
  )
})

test('page n shows the first n times twelve posts, up to the twentieth', () => {
  expect(shownRange(1)).toEqual({ from: 0, to: 12 })
  expect(shownRange(3)).toEqual({ from: 0, to: 36 })
  expect(shownRange(20)).toEqual({ from: 0, to: 240 })
  expect(shownRange(21)).toEqual({ from: 240, to: 252 })
})
