import type { ServerResponse } from 'node:http'
import type { Refusal } from '~/platform/http/refusal'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

/** What is still taken, and thrown away, of a body that is too large. */
const mostDrained = megabytes(32)
/** Whoever sends nothing for so long gets the answer at once. */
const longestPause = seconds(1)

/** Answers a request that goes no further, in plain words. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  if (refusal.status === 413) drain(response, () => writeRefusal(response, refusal))
  else writeRefusal(response, refusal)
}

function writeRefusal(response: ServerResponse, refusal: Refusal): void {
  if (response.destroyed) return
  response.writeHead(refusal.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(refusal.reason),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...refusal.headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : refusal.reason)
}

/**
 * Lets the rest of a body pass before the answer: a connection closed while somebody still sends is reset, and
 * the reason never arrives.
 */
function drain(response: ServerResponse, then: () => void): void {
  const request = response.req
  if (request.readableEnded || request.destroyed) return then()
  let rest = mostDrained
  const timer = setTimeout(finish, longestPause)
  request.on('data', count).once('end', finish).once('close', finish)
  request.resume()

  function count(chunk: Buffer): void {
    timer.refresh()
    rest -= chunk.length
    if (rest < 0) finish()
  }

  function finish(): void {
    clearTimeout(timer)
    request.off('data', count).off('end', finish).off('close', finish)
    then()
  }
}
