import { expect, it, vi } from 'vitest'
import { memoizeLru } from './memoize-lru'

it('makes a value once for as long as it is kept', () => {
  const recent = memoizeLru<string | undefined>(2)
  const make = vi.fn(() => undefined)
  recent('a', make)
  recent('a', make)
  expect(make).toHaveBeenCalledOnce()
})

it('lets go what was not used for longest', () => {
  const recent = memoizeLru<number>(2)
  recent('a', () => 1)
  recent('b', () => 1)
  recent('a', () => 2)
  recent('c', () => 1)
  expect(recent('a', () => 2)).toBe(1)
  expect(recent('b', () => 2)).toBe(2)
})
