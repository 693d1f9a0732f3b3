import { expect, it, vi } from 'vitest'
import { eventually } from '~/testing/eventually'
import { startFeatures } from './start-features.server'

const nothing = async () => {}

it('is ready when every feature is, and names those it waits for', async () => {
  let loaded = false
  const parts = startFeatures([
    { name: 'catalogue', start: async () => nothing, isReady: () => loaded },
    { name: 'rates', start: async () => nothing, isReady: () => true },
  ])
  await eventually(async () => expect(await parts.waitsFor()).toEqual(['catalogue']))
  loaded = true
  await parts.ready
  expect(await parts.waitsFor()).toEqual([])
})

it('tries a feature again that could not start, without holding up the others', async () => {
  const start = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(nothing)
  const other = vi.fn(async () => nothing)
  const parts = startFeatures(
    [
      { name: 'catalogue', start, isReady: () => start.mock.calls.length > 1 },
      { name: 'rates', start: other, isReady: () => true },
    ],
    { retryAfter: 5, pollEvery: 5 },
  )
  expect(other).toHaveBeenCalledTimes(1)
  await parts.ready
  expect(start).toHaveBeenCalledTimes(2)
})

it('ends what was started', async () => {
  const stop = vi.fn(async () => {})
  const parts = startFeatures([{ name: 'catalogue', start: async () => stop, isReady: () => true }])
  await parts.ready
  await parts.stop()
  expect(stop).toHaveBeenCalledTimes(1)
})
