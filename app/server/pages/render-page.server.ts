import { createYielder } from '~/platform/process/yielder.server'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import type { HeaderPair, RenderedPage } from '~/platform/page-cache/page-types'
import { delayScripts, type ScriptStart } from '~/platform/http/delay-scripts'
import { inlineHashes } from '~/platform/http/inline-hashes.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'

/** Header of a request that renders a page for all visitors. */
export const sharedRenderHeader = 'X-Shared-Render'

export type RequestHandler = (request: Request) => Promise<Response>

/** Renders a page and collects its cache tags and its expiry. */
export async function renderPage(
  handle: RequestHandler,
  request: Request,
  security: SecurityHeaders,
): Promise<RenderedPage> {
  const renderedAt = Date.now()
  const { result, tags, expiresAt } = await withTagScope(async () => {
    const response = await handle(request)
    return { response, content: await readContent(response, 'on-use') }
  })
  const { response, content } = result
  const headers = responseHeaders(response, content, security)
  return { status: response.status, headers, body: content.body, tags, renderedAt, expiresAt }
}

/** The content of a response. A document is there as text, too, so that it is not decoded again for its hashes. */
type Content = { body: Buffer; document: string | null }

/** The content of a response. Scripts of a document are delayed. */
export async function readContent(response: Response, start: ScriptStart): Promise<Content> {
  if (!isDocument(response)) {
    return { body: await readBytes(response), document: null }
  }
  const document = delayScripts(await response.text(), start)
  return { body: Buffer.from(document), document }
}

/** In slices: `arrayBuffer` would copy a sitemap of 28 MB twice, without a pause. */
async function readBytes({ body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const reader = body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    pieces.push(next.value)
  }
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0))
  const yielder = createYielder(1)
  let filled = 0
  for (const piece of pieces) {
    if (yielder.isDue()) await yielder.pause()
    whole.set(piece, filled)
    filled += piece.length
  }
  return whole
}

function isDocument(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/**
 * The headers of a response, with security headers. The policy of a document lists hashes of its inline scripts and
 * styles.
 */
export function responseHeaders(
  response: Response,
  { document }: Content,
  security: SecurityHeaders,
): HeaderPair[] {
  // A page may set its own value, e.g. a Permissions-Policy for the camera.
  const common = security.common.filter(([name]) => !response.headers.has(name))
  const policyName = 'content-security-policy'
  const headers: HeaderPair[] = [
    ...[...response.headers].filter(([name]) => name !== policyName),
    ...common,
  ]
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    headers.push(['Retry-After', '30'])
  }
  if (document !== null) {
    const hashes = inlineHashes(document)
    // A page may add a policy of its own. Both count, so it can only forbid more.
    const policies = [security.contentSecurityPolicy(hashes), response.headers.get(policyName)]
    headers.push(['Content-Security-Policy', policies.filter(Boolean).join(', ')])
  }
  return headers
}
