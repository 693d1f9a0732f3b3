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
    return { response, body: await responseBody(response, 'on-use') }
  })
  const { response, body } = result
  const headers = responseHeaders(response, body, security)
  return { status: response.status, headers, body, tags, renderedAt, expiresAt }
}

/**
 * The body of a response. Scripts of a document are delayed. React 18 pads chunks with null bytes
 * where a multi-byte character does not fit (facebook/react#24985), so these are removed.
 */
export async function responseBody(response: Response, start: ScriptStart): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer())
  if (!isDocument(response)) return body
  return Buffer.from(delayScripts(body.toString('utf8').replaceAll('\0', ''), start))
}

function isDocument(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** The headers of a response, with security headers. The policy of a document lists hashes of its inline scripts and styles. */
export function responseHeaders(
  response: Response,
  body: Buffer,
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
  if (isDocument(response)) {
    const hashes = inlineHashes(body.toString('utf8'))
    // A page may add a policy of its own. Both count, so it can only forbid more.
    const policies = [security.contentSecurityPolicy(hashes), response.headers.get(policyName)]
    headers.push(['Content-Security-Policy', policies.filter(Boolean).join(', ')])
  }
  return headers
}
