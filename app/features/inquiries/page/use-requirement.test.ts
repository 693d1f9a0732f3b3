// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { keepRequirement } from '../requirement/keep-requirement'
import { useRequirement } from './use-requirement'

let address = ''
vi.mock('@remix-run/react', () => ({ useSearchParams: () => [new URLSearchParams(address)] }))

afterEach(() => localStorage.clear())

it.each([
  [false, '', false],
  [false, 'landing=true', true],
  [true, '', true],
])('is from a landing if what was kept or the address says so: %s, %j', async (...given) => {
  const [landing, search, expected] = given
  address = search
  keepRequirement(someRequirement({ landing }))
  const { result } = renderHook(() => useRequirement(null, 'en'))
  await waitFor(() => expect(result.current.requirement).toBeDefined())
  expect(result.current.requirement?.landing).toBe(expected)
})
