import { register } from 'prom-client'
import { afterAll, vi } from 'vitest'
import { followDocument } from './follow-document'

/*
 * For files that replace modules or have a document: each loads the modules of the site anew, while those of packages
 * stay, and leaves no stubs, no fake timers and an empty document behind.
 */
vi.resetModules()
// The module that registers them is loaded again.
register.clear()
const clearDocument = typeof document === 'undefined' ? () => undefined : followDocument()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  clearDocument()
})
