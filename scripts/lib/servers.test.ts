import { expect, it } from 'vitest'
import { readSettings } from './settings.js'
import { programEnvironment } from './servers.js'

const environmentWith = (environment: Record<string, string>) =>
  programEnvironment(readSettings({ file: 'none', environment }), 'production')

it('starts programs so that they give freed memory back to the system', () => {
  expect(environmentWith({})).toMatchObject({
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_ENV: 'production',
  })
})

it('leaves these limits to an operator who sets them', () => {
  expect(environmentWith({ MALLOC_ARENA_MAX: '4' })).toMatchObject({ MALLOC_ARENA_MAX: '4' })
})
