import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendResponse } from '@remix-run/node-fetch-server'
import { endAnswer } from '~/platform/body/drain-request'
import type { ScriptStart } from '~/platform/http/delay-scripts'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { compressOnce } from '~/platform/page-cache/page-bodies.server'
import { chooseEncoding } from '~/platform/page-cache/choose-encoding'
import { readContent, responseHeaders } from './render-page.server'

/** A stream of events is sent as it comes. */
const compressible =
  /^(text\/(?!event-stream)|application\/(json|xml|ld\+json|manifest\+json)|image\/svg)/

type Sending = {
  security: SecurityHeaders
  /** When the scripts of a document start. */
  scripts: ScriptStart
}

/**
 * Sends a response that is not stored: forms, API calls, private pages. Texts are compressed, other bodies are
 * streamed. If the client is still sending its body, the connection is closed afterwards.
 */
export async function sendUncached(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { security, scripts }: Sending,
): Promise<void> {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', noStore)
  if (!compressible.test(response.headers.get('Content-Type') ?? '')) {
    for (const [name, value] of security.common) response.headers.set(name, value)
    await sendResponse(outgoing, response)
    return
  }
  const content = await readContent(response, scripts)
  const accepted = chooseEncoding(incoming.headers['accept-encoding'])
  const { content: sent, encoding } = await compressOnce(content.body, accepted)
  const headers = responseHeaders(response, content, security).flatMap(([name, value]) => [
    name,
    value,
  ])
  headers.push('Vary', 'Accept-Encoding', 'Content-Length', String(sent.length))
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  if (!incoming.complete) headers.push('Connection', 'close')
  outgoing.writeHead(response.status, headers)
  if (incoming.method === 'HEAD') outgoing.end()
  else await endAnswer(outgoing, sent)
}
