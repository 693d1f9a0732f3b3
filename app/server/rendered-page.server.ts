import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import type { HeaderPair, RenderedPage } from '~/platform/page-cache/page-types'
import { delayScripts } from '~/platform/http/later-scripts'
import { inlineScriptHashes } from '~/platform/http/inline-script-hashes.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'

/** Marks a request that a page is made from for all visitors. */
export const sharedRenderHeader = 'X-Shared-Render'

export type RequestHandler = (request: Request) => Promise<Response>

/** Runs the renderer and reads its answer whole, with the tags of all content that it read. */
export async function renderedPage(
  handle: RequestHandler,
  request: Request,
  security: SecurityHeaders,
): Promise<RenderedPage> {
  const renderedAt = Date.now()
  const { result, tags, expiresAt } = await withTagScope(async () => {
    const response = await handle(request)
    return { response, body: await answerBody(response) }
  })
  const { response, body } = result
  const headers = answerHeaders(response, body, security)
  return { status: response.status, headers, body, tags, renderedAt, expiresAt }
}

/**
 * The renderer's body; a document's scripts wait for its first paint. React 18 fills its chunks up with
 * zero bytes where a letter such as á does not fit any more (facebook/react#24985): they are taken out.
 */
export async function answerBody(response: Response): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer())
  if (!isDocument(response)) return body
  return Buffer.from(delayScripts(body.toString('utf8').replaceAll('\0', '')))
}

function isDocument(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** The renderer's headers with ours; a document's policy names the inline scripts that it holds. */
export function answerHeaders(
  response: Response,
  body: Buffer,
  security: SecurityHeaders,
): HeaderPair[] {
  // A page that says one of them itself, such as one that uses the camera, knows why.
  const common = security.common.filter(([name]) => !response.headers.has(name))
  const headers: HeaderPair[] = [...response.headers, ...common]
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    headers.push(['Retry-After', '30'])
  }
  if (isDocument(response)) {
    const hashes = inlineScriptHashes(body.toString('utf8'))
    headers.push(['Content-Security-Policy', security.contentSecurityPolicy(hashes)])
  }
  return headers
}
