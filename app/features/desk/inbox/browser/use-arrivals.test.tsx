// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useArrivals } from './use-arrivals'

it('names what arrived with the last reading, and nothing that was there or went', () => {
  const { result, rerender } = renderHook(
    ({ references }: { references: string[] }) => useArrivals(references),
    { initialProps: { references: ['CS-A', 'CS-B'] } },
  )
  expect([...result.current]).toEqual([])
  rerender({ references: ['CS-A'] })
  expect([...result.current]).toEqual([])
  rerender({ references: ['CS-D', 'CS-C', 'CS-A'] })
  expect([...result.current]).toEqual(['CS-D', 'CS-C'])
})
