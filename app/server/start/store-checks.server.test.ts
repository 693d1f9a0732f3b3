import { expect, it, vi } from 'vitest'
import { eventually } from '~/testing/eventually'
import { cacheCheck, cacheFigures } from './store-checks.server'
import { startFeatures } from './start-features.server'

const nothing = async () => {}

it('a site whose outbox breaks while it runs says so, and is ready again when it is mended', async () => {
  let isFine = true
  let now = 0
  const check = vi.fn(async () => isFine)
  const parts = startFeatures([
    { name: 'outbox', start: async () => nothing, isReady: cacheCheck(check, () => now) },
  ])
  await parts.ready
  isFine = false
  expect(await parts.waitsFor()).toEqual([])
  now += 3000
  expect(await parts.waitsFor()).toEqual(['outbox'])
  expect(await parts.waitsFor()).toEqual(['outbox'])
  expect(check).toHaveBeenCalledTimes(2)
  isFine = true
  now += 3000
  expect(await parts.waitsFor()).toEqual([])
})

it('a site whose outbox could not be started is not ready', async () => {
  const parts = startFeatures([
    { name: 'outbox', start: () => Promise.reject(new Error('disk')), isReady: () => true },
  ])
  await eventually(async () => expect(await parts.waitsFor()).toEqual(['outbox']))
  await parts.stop()
})

it('reads figures once a second, however often they are asked for', async () => {
  let now = 0
  const read = vi.fn(async () => ({ waiting: read.mock.calls.length }))
  const figures = cacheFigures(read, () => now)
  expect(await Promise.all([figures(), figures()])).toEqual([{ waiting: 1 }, { waiting: 1 }])
  now = 1000
  expect(await figures()).toEqual({ waiting: 2 })
})
