import { PassThrough } from 'node:stream'
import type { EntryContext } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { locales } from '~content/locale'
import { createServerI18n, requestLocale } from './platform/i18n/i18n.server'
import { notFoundPath } from './routing/not-found-path'
import { logFailure } from './server/log-failure.server'
import { sharedRenderHeader } from './server/pages/render-page.server'

export { serveSite } from './server/serve-site.server'

const renderTimeoutMs = 10_000

/** Renders the whole document before the first byte: a stored page is never half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (isSharedNotFound(request, status, context)) return new Response(null, { status, headers })
  const i18n = await createServerI18n(await requestLocale(request))
  return new Promise((resolve, reject) => {
    let statusCode = status
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <RemixServer context={context} url={request.url} abortDelay={renderTimeoutMs} />
      </I18nextProvider>,
      {
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: statusCode, headers }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          statusCode = 500
          logFailure(error, request)
        },
      },
    )
    const timer = setTimeout(abort, renderTimeoutMs).unref()
  })
}

/**
 * Whether this is a 404 without content of its own. All except ended offers share one 404 page per language (see
 * `server/pages/page-handler.server.ts`), so it need not be rendered.
 */
function isSharedNotFound(
  request: Request,
  status: number,
  { staticHandlerContext }: EntryContext,
) {
  if (status !== 404 || !request.headers.has(sharedRenderHeader)) return false
  const { pathname } = new URL(request.url)
  if (locales.some((locale) => pathname === notFoundPath(locale))) return false
  const boundaries = Object.keys(staticHandlerContext.errors ?? {})
  return boundaries.length > 0 && !boundaries.some((id) => id.includes('/landing'))
}

export function handleError(error: unknown, { request }: { request: Request }) {
  logFailure(error, request)
}
