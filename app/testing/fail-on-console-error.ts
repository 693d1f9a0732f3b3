import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A console error that no test expected is a failure: React warns that way. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})
