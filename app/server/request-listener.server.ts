import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestGuard } from '~/platform/http/request-guard.server'
import { log } from '~/platform/log/log.server'
import { requestIdOf, withRequestId } from '~/platform/log/request-scope.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { writePage } from '~/platform/page-cache/write-page.server'
import { traceRequest } from '~/platform/tracing/trace-request.server'
import { seconds } from '~/platform/units/duration'
import { describeRoute } from '~/routing/describe-route'
import { answerHealth, type HealthState } from './answer-health'
import { countHit, countWhenSent, routeLabel } from './count-request.server'
import { createPageHandler, type PageHandlerOptions } from './pages/page-handler.server'
import { reject } from './reject'
import type { StaticFiles } from './static-files.server'

const slowFrom = seconds(1)

/** Sets the request id header, and logs slow and failed responses by route name: a path may contain a secret id. */
function logRequest(response: ServerResponse, requestId: string, path: string): void {
  const startedAt = performance.now()
  response.setHeader('X-Request-Id', requestId)
  response.once('finish', () => {
    const took = Math.round(performance.now() - startedAt)
    const { statusCode: status } = response
    const isStream = String(response.getHeader('Content-Type')).startsWith('text/event-stream')
    if (status < 500 && (isStream || took < slowFrom)) return
    const details = {
      requestId,
      method: response.req.method,
      ...describeRoute(path),
      status,
      took,
    }
    if (status >= 500) log.error(details, 'request failed')
    else log.warn(details, 'slow response')
  })
}

export type RequestListenerOptions = PageHandlerOptions & {
  guard: RequestGuard
  health: HealthState
  servePicture: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
  serveStatic: StaticFiles
}

/** The order in which a request is handled. A page in memory is written synchronously. */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
  const handlePage = createPageHandler(options)

  return (request, response) => {
    const error = options.guard(request)
    if (error) {
      countWhenSent(response, 'rejected')
      return void reject(response, error)
    }

    const url = request.url ?? '/'
    const isRead = request.method !== 'POST' && request.method !== 'PUT'
    const hot = isRead ? options.pages.findHot(url) : undefined
    // A 404 goes on: there may be a redirect, or the shared 404 page of its language is sent.
    if (hot && hot.status !== 404) {
      writePage(request, response, hot)
      options.visits?.recordPage(request, hot)
      return countHit(hot, url, response.statusCode)
    }

    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    if (isRead && answerHealth(path, response, options.health)) return
    if (isRead && options.visits?.answerPixel?.(path, request, response)) return
    if (isRead && options.servePicture(path, request, response)) {
      return countWhenSent(response, 'picture')
    }
    if (isRead && path.length > 1 && path.endsWith('/')) {
      return redirect(response, path.replace(/\/+$/, '') + url.slice(path.length))
    }
    const { isProxyTrusted = false } = options
    const requestId = requestIdOf(isProxyTrusted ? request.headers['x-request-id'] : undefined)
    const route = routeLabel(path)
    logRequest(response, requestId, path)
    countWhenSent(response, route)
    const search = mark === -1 ? '' : url.slice(mark)
    const handle = () => {
      const traced = { route, requestId, isProxyTrusted }
      traceRequest(
        request,
        response,
        traced,
        () => void withRequestId(requestId, () => handlePage({ request, response, path, search })),
      )
    }
    if (isRead) options.serveStatic(request, response, handle)
    else handle()
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Content-Length': 0, 'Cache-Control': noStore }).end()
}
