import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

/**
 * The network of a test file: what the handlers answer, and what a test adds with `use` until its end.
 * A request to any other address fails.
 */
export function fakeNetwork(...handlers: readonly HttpHandler[]) {
  const network = setupServer(...handlers)
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
  return network
}

/** Has code of the browser ask the site by paths alone, as on a page of it; gives the site's origin. */
export function visitSite(): string {
  const origin = 'https://ceiba.example'
  beforeAll(() => void vi.stubGlobal('location', new URL(origin)))
  afterAll(() => void vi.unstubAllGlobals())
  return origin
}
