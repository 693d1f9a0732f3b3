import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitRecorder } from '~/features/visits/count/visit-recorder'
import { drainRequest } from '~/platform/body/drain-request'
import { fetchRequest } from '~/platform/http/fetch-request.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { bodiesSize } from '~/platform/page-cache/page-bodies.server'
import type { PageStore } from '~/platform/page-cache/page-store.server'
import type { ReadyPage } from '~/platform/page-cache/page-types'
import { writePage } from '~/platform/page-cache/write-page.server'
import { describeRoute } from '~/routing/describe-route'
import { localeOfPath } from '~/routing/find-page'
import { findResource } from '~/routing/find-resource'
import { notFoundPath } from '~/routing/not-found-path'
import type { PageRequest, PageResolver } from '~/routing/page-request'
import { findRedirectTarget, type RedirectParts } from './find-redirect-target.server'
import { reject } from '../reject'
import type { RequestHandler } from './render-page.server'
import { receiveBody, type BodyRules } from '~/platform/body/receive-body.server'
import { sendUncached } from './send-uncached.server'
import { createForgedLimit } from '../limits/forged-requests.server'
import { rejectOverload } from '../limits/reject-overload.server'
import { isFormOfPage, kindOfWork } from '../limits/kind-of-work'
import { overloadOf, type WorkLimiter } from '../limits/work-limiter.server'
import { isRedirect, writeRedirect } from './write-redirect.server'

type Renderer = { handle: RequestHandler; security: SecurityHeaders }

export type PageHandlerOptions = BodyRules &
  Renderer & {
    pages: Pick<PageStore, 'findHot' | 'get'>
    resolvePage: PageResolver
    /** If missing, Remix handles unknown addresses, as in development. */
    findRedirect?: RedirectParts['findRedirect']
    workLimiter: Pick<WorkLimiter, 'charge' | 'run'>
    /** Counts visits; without it they are not counted, as in development. */
    visits?: VisitRecorder
    /** Seconds until this client may send a form again; 0 if it may now. */
    waitForForms?: (request: IncomingMessage) => Promise<number>
    /** Paths whose requests carry a signature. Only clients with many wrong signatures are rejected there. */
    signedPaths: readonly string[]
    siteOrigin: string
    /** Whether our own proxy adds the last entry of `X-Forwarded-For`. */
    isProxyTrusted?: boolean
    /** Staff pages, which have a stricter security policy, and whose scripts start at once. */
    staff?: { matches: (path: string) => boolean; security: SecurityHeaders }
    /** Previews, which have their own handler. */
    preview?: Renderer & {
      matches: (request: IncomingMessage, path: string, search: string) => boolean
    }
  }

type Exchange = { request: IncomingMessage; response: ServerResponse; path: string; search: string }

/**
 * Handles requests that no file or page in memory answered: stored pages, missing pages, and everything else by Remix.
 */
export function createPageHandler(
  options: PageHandlerOptions,
): (exchange: Exchange) => Promise<void> {
  const { pages, workLimiter, findRedirect } = options
  const forged = createForgedLimit(options)

  return async (exchange) => {
    const { request, response, path, search } = exchange
    try {
      const isSending = request.method === 'POST' || request.method === 'PUT'
      const page = isSending ? null : options.resolvePage(path, search)
      if (page && page.policy !== 'never') return await answerStored(exchange, page)
      const isUnknown = !options.resolvePage(path, search) && !findResource(path)
      if (findRedirect && isUnknown && !path.endsWith('.data')) return await answerMissing(exchange)
      await answerUncached(exchange)
    } catch (err) {
      if (response.destroyed) return
      const overload = overloadOf(err)
      if (overload && !response.headersSent) return rejectOverload(response, path, overload)
      log.error({ err, ...describeRoute(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Cache-Control': noStore }).end()
    }
  }

  async function answerStored(exchange: Exchange, { key, policy }: PageRequest): Promise<void> {
    const { request, response, path, search } = exchange
    const { mayRender, overload } = rendering(request, path)
    const stored = await pages.get(key, policy, mayRender)
    if (!stored) return rejectOverload(response, path, overload() ?? { status: 503, retryAfter: 5 })
    if (isRedirect(stored)) writeRedirect(request, response, stored, search)
    else if (stored.status === 404 && !path.endsWith('.data')) await answerMissing(exchange, stored)
    else {
      writePage(request, response, stored)
      options.visits?.recordPage(request, stored)
    }
  }

  /** Charges the client if a page is rendered for it, and remembers a rejection. */
  function rendering(request: IncomingMessage, path: string) {
    let refused: ReturnType<WorkLimiter['charge']> = null
    return {
      mayRender() {
        refused = workLimiter.charge(request, kindOfWork(request, path))
        return refused === null
      },
      overload: () => refused,
    }
  }

  /** `own`: the 404 page of this address, if it has content. Most addresses share the 404 page of their language. */
  async function answerMissing(exchange: Exchange, own?: ReadyPage): Promise<void> {
    const { request, response, path, search } = exchange
    const { mayRender, overload } = rendering(request, path)
    const parts = findRedirect && { ...options, findRedirect, mayRender }
    const target = parts && (await findRedirectTarget(path, search, parts))
    const refused = overload()
    if (refused) return rejectOverload(response, path, refused)
    if (target) {
      const headers = { Location: target.to, 'Content-Length': 0, 'Cache-Control': noStore }
      return void response.writeHead(target.status, headers).end()
    }
    options.visits?.recordMissing(request, path)
    if (own && bodiesSize(own.bodies) > 0) return writePage(request, response, own)
    const shared = await pages.get(notFoundPath(localeOfPath(path)), 'stored')
    if (shared) writePage(request, response, shared)
  }

  async function answerUncached({ request, response, path, search }: Exchange): Promise<void> {
    const isSigned = options.signedPaths.includes(path)
    const overload = isSigned
      ? await forged.check(request)
      : workLimiter.charge(request, kindOfWork(request, path))
    if (overload) return rejectOverload(response, path, overload)
    const wait = isFormOfPage(request, path) ? ((await options.waitForForms?.(request)) ?? 0) : 0
    if (wait > 0)
      return rejectOverload(response, path, { status: 429, retryAfter: wait, isForms: true })
    const body = await receiveBody(request, path, options)
    if (!body) return reject(response, { status: 413, reason: 'The request is too large.' })
    const isPreview = options.preview?.matches(request, path, search)
    const { handle, security } = (isPreview && options.preview) || options
    // Pages for one person and answers to forms need their scripts soon.
    const sending = options.staff?.matches(path)
      ? { security: options.staff.security, scripts: 'at-once' as const }
      : { security, scripts: 'on-load' as const }
    const webRequest = fetchRequest(request, response, { ...options, body: body.content })
    const webResponse = await workLimiter.run(() => handle(webRequest)).finally(body.release)
    if (isSigned && webResponse.status === 401) await forged.note(request)
    await drainRequest(request)
    await sendUncached(webResponse, request, response, sending)
  }
}
