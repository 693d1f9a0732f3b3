import type { ServerResponse } from 'node:http'
import { drainRequest, endAnswer } from '~/platform/http/drain-request'
import type { HttpError } from '~/platform/http/http-error'

/** Answers a request that goes no further, in plain words. */
export async function reject(response: ServerResponse, refusal: HttpError): Promise<void> {
  const isTooLarge = refusal.status === 413
  if (isTooLarge) await drainRequest(response.req)
  if (response.destroyed) return
  response.writeHead(refusal.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(refusal.reason),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(isTooLarge && { Connection: 'close' }),
    ...refusal.headers,
  })
  if (isTooLarge) await endAnswer(response, refusal.reason)
  else response.end(response.req.method === 'HEAD' ? undefined : refusal.reason)
}
