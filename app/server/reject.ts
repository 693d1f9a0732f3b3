import type { ServerResponse } from 'node:http'
import { drainRequest, endAnswer } from '~/platform/body/drain-request'
import type { HttpError } from '~/platform/http/http-error'

/** Answers a request with an error as plain text. After a 413 the connection is closed. */
export async function reject(response: ServerResponse, error: HttpError): Promise<void> {
  const isTooLarge = error.status === 413
  if (isTooLarge) await drainRequest(response.req)
  if (response.destroyed) return
  response.writeHead(error.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(error.reason),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(isTooLarge && { Connection: 'close' }),
    ...error.headers,
  })
  if (isTooLarge) await endAnswer(response, error.reason)
  else response.end(response.req.method === 'HEAD' ? undefined : error.reason)
}
