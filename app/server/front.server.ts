import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { drainRequest } from '~/platform/http/drain-request'
import { fetchRequest } from '~/platform/http/fetch-request.server'
import type { RequestGate } from '~/platform/http/request-gate.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { log } from '~/platform/log/log.server'
import { createRequestId, withRequestId } from '~/platform/log/request-scope.server'
import type { PageResolver } from '~/platform/page-cache/page-types'
import type { PageStore } from '~/platform/page-cache/page-store.server'
import { writePage } from '~/platform/page-cache/write-page.server'
import { describeRoute } from '~/routing/describe-route'
import { answerHealth, type HealthState } from './answer-health'
import { refuse } from './refuse'
import { sendToVisitor } from './send-to-visitor.server'
import type { RequestHandler } from './rendered-page.server'
import { requestBody, type BodyRules } from './request-body.server'
import type { StaticFiles } from './static-files.server'
import { watchAnswer } from './watch-answer.server'
import { isRedirect, writeRedirect } from './write-redirect.server'

export type FrontParts = BodyRules & {
  gate: RequestGate
  health: HealthState
  pages: Pick<PageStore, 'findHot' | 'get'>
  resolvePage: PageResolver
  servePicture: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
  serveStatic: StaticFiles
  handle: RequestHandler
  siteOrigin: string
  /** Whether the last entry of `X-Forwarded-For` is our proxy's. */
  isProxyTrusted?: boolean
  security: SecurityHeaders
  /** Which requests belong to previews, and what answers them instead. */
  preview?: {
    isAsked: (request: IncomingMessage, path: string, search: string) => boolean
    handle: RequestHandler
    security: SecurityHeaders
  }
}

/** Everything that meets a request, in its order. A page in memory is answered without any waiting. */
export function createFront(parts: FrontParts): RequestListener {
  return (request, response) => {
    const refusal = parts.gate(request)
    if (refusal) return void refuse(response, refusal)

    const url = request.url ?? '/'
    const isRead = request.method !== 'POST' && request.method !== 'PUT'
    const hot = isRead ? parts.pages.findHot(url) : undefined
    if (hot) return writePage(request, response, hot)

    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    if (isRead && answerHealth(path, response, parts.health)) return
    if (isRead && parts.servePicture(path, request, response)) return
    if (isRead && path.length > 1 && path.endsWith('/')) {
      return redirect(response, path.replace(/\/+$/, '') + url.slice(path.length))
    }
    const id = createRequestId()
    watchAnswer(response, id, path)
    const search = mark === -1 ? '' : url.slice(mark)
    const render = () => void withRequestId(id, () => answerPage(request, response, path, search))
    if (isRead) parts.serveStatic(request, response, render)
    else render()
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): Promise<void> {
    try {
      const isSending = request.method === 'POST' || request.method === 'PUT'
      const page = isSending ? null : parts.resolvePage(path, search)
      if (page && page.policy !== 'never') {
        const kept = await parts.pages.get(page.key, page.policy)
        if (isRedirect(kept)) writeRedirect(request, response, kept, search)
        else writePage(request, response, kept)
        return
      }
      const isPreview = parts.preview?.isAsked(request, path, search)
      await answerVisitor(request, response, path, (isPreview && parts.preview) || parts)
    } catch (err) {
      if (response.destroyed) return
      log.error({ err, ...describeRoute(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
    }
  }

  async function answerVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { handle, security }: Pick<FrontParts, 'handle' | 'security'>,
  ): Promise<void> {
    const body = await requestBody(request, path, parts)
    if (!body) return refuse(response, { status: 413, reason: 'The request is too large.' })
    const { siteOrigin, isProxyTrusted } = parts
    const webRequest = fetchRequest(request, response, siteOrigin, body.content, isProxyTrusted)
    const answer = await handle(webRequest).finally(body.release)
    await drainRequest(request)
    await sendToVisitor(answer, request, response, security)
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
}
