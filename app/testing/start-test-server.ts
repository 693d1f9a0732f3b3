import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createRequestGuard } from '~/platform/http/request-guard.server'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import { openPageIndex } from '~/platform/page-cache/page-index.server'
import { createFileStore } from '~/platform/page-cache/second-level-store.server'
import { createPageStore } from '~/platform/page-cache/page-store.server'
import { megabytes } from '~/platform/units/size'
import type { PageResolver } from '~/routing/page-request'
import {
  createRequestListener,
  type RequestListenerOptions,
} from '~/server/request-listener.server'
import { renderAddress } from '~/server/pages/render-address'
import { createWorkLimiter } from '~/server/limits/work-limiter.server'
import { renderPage, type RequestHandler } from '~/server/pages/render-page.server'

const siteOrigin = 'http://localhost:3000'
const bodyLimit = () => 1000

/** All paths except those below `/plain` are pages; `/private` is never stored, `?free=` only for a minute. */
const resolvePage: PageResolver = (pathname, search) => {
  if (pathname.startsWith('/plain')) return null
  const declared = new URLSearchParams()
  for (const name of ['page', 'free']) {
    const value = new URLSearchParams(search).get(name)
    if (value) declared.set(name, value)
  }
  const query = declared.toString()
  const key = query ? `${pathname}?${query}` : pathname
  if (pathname.startsWith('/private')) return { key, policy: 'never' }
  return { key, policy: declared.has('free') ? 'transient' : 'stored' }
}

/** A real server with a page store around the test's renderer; closed when the test ends. */
export async function startTestServer(
  folder: string,
  handle: RequestHandler,
  parts: Partial<RequestListenerOptions> = {},
  now: () => number = Date.now,
) {
  const security = createSecurityHeaders({ siteOrigin, mapTileUrl: 'https://tile.example/{z}' })
  const index = await openPageIndex(await createFileStore(folder, 'test'), {
    maxPages: 100,
    maxBytes: megabytes(10),
  })
  const pages = createPageStore({
    index,
    now,
    render: async (key) => {
      const renderedAt = now()
      const request = new Request(siteOrigin + renderAddress(key))
      return { ...(await renderPage(handle, request, security)), renderedAt }
    },
  })
  const server = createServer(
    createRequestListener({
      guard: createRequestGuard({
        siteOrigin,
        extraHosts: ['further.example'],
        signedPaths: ['/plain/hook', '/plain/signed/'],
        callsPath: '/plain/calls/',
        bodyLimit,
      }),
      health: { waitsFor: async () => [] },
      pages,
      resolvePage,
      servePicture: () => false,
      serveStatic: (_request, _response, next) => next(),
      handle,
      siteOrigin,
      bodyLimit,
      takesFiles: () => false,
      signedPaths: ['/plain/hook'],
      workLimiter: createWorkLimiter({ isProxyTrusted: false, lag: () => 0 }),
      security,
      ...parts,
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let closing: Promise<void> | undefined
  const close = () => {
    server.closeAllConnections()
    closing ??= new Promise<void>((resolve) => server.close(() => resolve())).then(() =>
      pages.close(),
    )
    return closing
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { port, pages, close }
}
