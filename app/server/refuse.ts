import type { ServerResponse } from 'node:http'
import type { Refusal } from '~/platform/http/refusal'

/** Answers a request that goes no further, in plain words. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(refusal.reason),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...refusal.headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : refusal.reason)
}
