import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestGuard } from '~/platform/http/request-guard.server'
import { createRequestId, withRequestId } from '~/platform/log/request-scope.server'
import { writePage } from '~/platform/page-cache/write-page.server'
import { answerHealth, type HealthState } from './answer-health'
import { createPageAnswers, type PageParts } from './answer-page.server'
import { reject } from './reject'
import type { StaticFiles } from './static-files.server'
import { logRequest } from './request-log.server'

export type RequestListenerOptions = PageParts & {
  guard: RequestGuard
  health: HealthState
  servePicture: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
  serveStatic: StaticFiles
}

/** Everything that meets a request, in its order. A page in memory is answered without any waiting. */
export function createRequestListener(parts: RequestListenerOptions): RequestListener {
  const answerPage = createPageAnswers(parts)

  return (request, response) => {
    const refusal = parts.guard(request)
    if (refusal) return void reject(response, refusal)

    const url = request.url ?? '/'
    const isRead = request.method !== 'POST' && request.method !== 'PUT'
    const hot = isRead ? parts.pages.findHot(url) : undefined
    // A missing page may lead on, or be one that all of its language share.
    if (hot && hot.status !== 404) return writePage(request, response, hot)

    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    if (isRead && answerHealth(path, response, parts.health)) return
    if (isRead && parts.servePicture(path, request, response)) return
    if (isRead && path.length > 1 && path.endsWith('/')) {
      return redirect(response, path.replace(/\/+$/, '') + url.slice(path.length))
    }
    const id = createRequestId()
    logRequest(response, id, path)
    const search = mark === -1 ? '' : url.slice(mark)
    const answer = () =>
      void withRequestId(id, () => answerPage({ request, response, path, search }))
    if (isRead) parts.serveStatic(request, response, answer)
    else answer()
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
}
