import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import type { HeaderPair } from '~/platform/page-cache/page-types'
import { days } from '~/platform/units/duration'

export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/**
 * Serves the built files of `folder`, with the .br and .gz that the build made beside them. Names under
 * `/assets/` carry a hash of their content and never change.
 */
export function createStaticFiles(folder: string, common: readonly HeaderPair[]): StaticFiles {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: days(1) / 1000,
    setHeaders(response, pathname) {
      for (const [name, value] of common) response.setHeader(name, value)
      if (pathname.startsWith('/assets/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      }
    },
  })
}
