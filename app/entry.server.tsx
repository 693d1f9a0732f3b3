import { PassThrough } from 'node:stream'
import type { EntryContext } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createServerI18n, requestLocale } from './platform/i18n/i18n.server'
import { logFailure } from './server/log-failure.server'

export { serveSite } from './server/serve-site.server'

const renderTimeoutMs = 10_000

/** Renders the whole document before the first byte: a stored page is never half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const i18n = await createServerI18n(await requestLocale(request))
  return new Promise((resolve, reject) => {
    let statusCode = status
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <RemixServer context={context} url={request.url} abortDelay={renderTimeoutMs} />
      </I18nextProvider>,
      {
        onAllReady() {
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
    setTimeout(abort, renderTimeoutMs).unref()
  })
}

export function handleError(error: unknown, { request }: { request: Request }) {
  logFailure(error, request)
}
