// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { someRequirement } from '~/testing/factories/requirement'
import { keepRequirement } from '../requirement/keep-requirement'
import { useRequirement } from './use-requirement'

let address = ''
vi.mock('@remix-run/react', () => ({ useSearchParams: () => [new URLSearchParams(address)] }))

/** How often the script that reads what was kept cannot be had. */
let failures = 0
vi.mock('../requirement/requirement-schema', async (importOriginal) => {
  if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
  return importOriginal()
})

afterEach(() => localStorage.clear())

it('does not say that nothing is chosen where the script that reads it comes late', async () => {
  failures = 1
  keepRequirement(someRequirement())
  const shown: unknown[] = []
  const { result } = renderHook(() => {
    const { requirement } = useRequirement(null, 'en')
    shown.push(requirement)
    return requirement
  })
  const timeout = seconds(10)
  await waitFor(() => expect(result.current).toMatchObject({ slug: 'casa-azul' }), { timeout })
  expect(failures).toBeLessThan(1)
  expect(shown).not.toContain(null)
})

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
