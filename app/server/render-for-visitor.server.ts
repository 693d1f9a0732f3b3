import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { packBodies, unpackBodies } from '~/platform/page-cache/page-bodies.server'
import { chooseEncoding } from '~/platform/page-cache/choose-encoding'
import { answerBody, answerHeaders, type RequestHandler } from './rendered-page.server'

const readWhole = /^(text\/|application\/(json|xml|ld\+json|manifest\+json)|image\/svg)/

/**
 * Renders an answer that belongs to this request alone: forms, calls, pages that are never kept.
 * Texts are compressed; anything else is passed on as it comes.
 */
export async function renderForVisitor(
  handle: RequestHandler,
  request: Request,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  security: SecurityHeaders,
): Promise<void> {
  const response = await handle(request)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  if (!readWhole.test(response.headers.get('Content-Type') ?? '')) {
    for (const [name, value] of security.common) response.headers.set(name, value)
    await sendResponse(outgoing, response)
    return
  }
  const body = await answerBody(response)
  const bodies = await packBodies(body)
  const encoding = chooseEncoding(incoming.headers['accept-encoding'])
  const packed = encoding === 'br' ? bodies.brotli : encoding === 'gzip' ? bodies.gzip : null
  const sent = packed ?? (await unpackBodies(bodies))
  const headers = answerHeaders(response, body, security).flatMap(([name, value]) => [name, value])
  headers.push('Vary', 'Accept-Encoding', 'Content-Length', String(sent.length))
  if (packed) headers.push('Content-Encoding', encoding)
  outgoing.writeHead(response.status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : sent)
}
