import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { runInSlices } from './run-in-slices.server'
import { filterInSteps, mapInSteps, runSteps, sortInSteps } from './steps'

it('sorts any number of positions as a comparison says', () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3000, size: 'max' })
  fc.assert(
    fc.property(values, (list) => {
      const compare = (a: number, b: number) => (list[a] ?? 0) - (list[b] ?? 0) || a - b
      const sorted = runSteps(sortInSteps(list.length, compare))
      expect([...sorted]).toEqual([...list.keys()].sort(compare))
    }),
    propertyRuns(0.1),
  )
})

it('maps every item, at once or in slices', async () => {
  const items = Array.from({ length: 1234 }, (_, at) => at)
  const doubled = items.map((item) => 2 * item)
  expect(runSteps(mapInSteps(items, (item) => 2 * item))).toEqual(doubled)
  expect(await runInSlices(mapInSteps(items, (item) => 2 * item))).toEqual(doubled)
})

it('filters items, at once or in slices', async () => {
  const items = new Set(Array.from({ length: 12_345 }, (_, at) => at))
  const isEven = (item: number) => item % 2 === 0
  const even = [...items].filter(isEven)
  expect(runSteps(filterInSteps(items, isEven))).toEqual(even)
  expect(await runInSlices(filterInSteps(items, isEven))).toEqual(even)
})

it('lets others work while it runs in slices', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const hold = (milliseconds: number) => {
    const until = performance.now() + milliseconds
    while (performance.now() < until);
  }
  await runInSlices(mapInSteps(Array.from({ length: 5000 }), () => hold(0.02)))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})
