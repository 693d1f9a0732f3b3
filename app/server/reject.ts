import type { ServerResponse } from 'node:http'
import { drainRequest, endAnswer } from '~/platform/body/drain-request'
import type { HttpError } from '~/platform/http/http-error'
import { noStore } from '~/platform/page-cache/cache-policy'
import { tooLargePage } from './error-page'

/**
 * Answers a request with an error as plain text. A browser whose form is too large gets a page instead. After a 413
 * the connection is closed.
 */
export async function reject(response: ServerResponse, error: HttpError): Promise<void> {
  const { headers, method, url = '/' } = response.req
  const isTooLarge = error.status === 413
  const isPage = isTooLarge && headers.accept?.includes('text/html') === true
  if (isTooLarge) await drainRequest(response.req)
  if (response.destroyed) return
  const page = isPage ? tooLargePage(url) : { body: error.reason, headers: plainText }
  response.writeHead(error.status, {
    ...page.headers,
    'Content-Length': Buffer.byteLength(page.body),
    ...(isTooLarge && { Connection: 'close' }),
    ...error.headers,
  })
  if (isTooLarge) await endAnswer(response, page.body)
  else response.end(method === 'HEAD' ? undefined : page.body)
}

const plainText = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': noStore,
  'X-Content-Type-Options': 'nosniff',
}
