import type { IncomingMessage, ServerResponse } from 'node:http'
import { drainRequest } from '~/platform/http/drain-request'
import { fetchRequest } from '~/platform/http/fetch-request.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { log } from '~/platform/log/log.server'
import { bodiesSize } from '~/platform/page-cache/page-bodies.server'
import type { PageStore } from '~/platform/page-cache/page-store.server'
import type { PageResolver, ReadyPage } from '~/platform/page-cache/page-types'
import { writePage } from '~/platform/page-cache/write-page.server'
import { describeRoute } from '~/routing/describe-route'
import { localeOfPath } from '~/routing/find-page'
import { findResource } from '~/routing/find-resource'
import { notFoundPath } from '~/routing/not-found-path'
import { findLead, type LeadParts } from './find-lead.server'
import { reject } from './reject'
import type { RequestHandler } from './rendered-page.server'
import { requestBody, type BodyRules } from './request-body.server'
import { sendToVisitor } from './send-to-visitor.server'
import { turnAway } from './turn-away.server'
import { isFormOfPage, kindOfWork } from './kind-of-work'
import { overloadOf, type WorkLimiter } from './work-limiter.server'
import { isRedirect, writeRedirect } from './write-redirect.server'

type Renderer = { handle: RequestHandler; security: SecurityHeaders }

export type PageParts = BodyRules &
  Renderer & {
    pages: Pick<PageStore, 'findHot' | 'get'>
    resolvePage: PageResolver
    /** Without it the renderer answers addresses without a page itself, as in development. */
    findRedirect?: LeadParts['findRedirect']
    workLimiter: Pick<WorkLimiter, 'charge' | 'run'>
    /** Seconds until forms of this sender are taken again; 0 where they are now. */
    waitForForms?: (request: IncomingMessage) => number
    /** Paths that prove themselves by a signature and are never turned away. */
    signedPaths: readonly string[]
    siteOrigin: string
    /** Whether the last entry of `X-Forwarded-For` is our proxy's. */
    isProxyTrusted?: boolean
    /** Pages whose policy is narrower than that of the others. */
    staff?: { isAsked: (path: string) => boolean; security: SecurityHeaders }
    /** Which requests belong to previews, and what answers them instead. */
    preview?: Renderer & {
      isAsked: (request: IncomingMessage, path: string, search: string) => boolean
    }
  }

type Asked = { request: IncomingMessage; response: ServerResponse; path: string; search: string }

/** Answers what is no file and was not ready in memory: a stored page, a missing one, or a visitor's own answer. */
export function createPageAnswers(parts: PageParts): (asked: Asked) => Promise<void> {
  const { pages, workLimiter, findRedirect } = parts

  return async (asked) => {
    const { request, response, path, search } = asked
    try {
      const isSending = request.method === 'POST' || request.method === 'PUT'
      const page = isSending ? null : parts.resolvePage(path, search)
      if (page && page.policy !== 'never') return await answerStored(asked, page)
      const isUnknown = !parts.resolvePage(path, search) && !findResource(path)
      if (findRedirect && isUnknown && !path.endsWith('.data')) return await answerMissing(asked)
      await answerVisitor(asked)
    } catch (err) {
      if (response.destroyed) return
      const overload = overloadOf(err)
      if (overload && !response.headersSent) return turnAway(response, path, overload)
      log.error({ err, ...describeRoute(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
    }
  }

  async function answerStored(
    asked: Asked,
    { key, policy }: NonNullable<ReturnType<PageResolver>>,
  ): Promise<void> {
    const { request, response, path, search } = asked
    const overloads: NonNullable<ReturnType<WorkLimiter['charge']>>[] = []
    const kept = await pages.get(key, policy, () => {
      const overload = workLimiter.charge(request, kindOfWork(request, path))
      if (overload) overloads.push(overload)
      return overload === null
    })
    if (!kept) return turnAway(response, path, overloads[0] ?? { status: 503, retryAfter: 5 })
    if (isRedirect(kept)) writeRedirect(request, response, kept, search)
    else if (kept.status === 404 && !path.endsWith('.data')) await answerMissing(asked, kept)
    else writePage(request, response, kept)
  }

  /** `own`: what the page itself says of being missing; most say nothing, and share the page of their language. */
  async function answerMissing(asked: Asked, own?: ReadyPage): Promise<void> {
    const { request, response, path, search } = asked
    const lead = findRedirect && (await findLead(path, search, { ...parts, findRedirect }))
    if (lead) {
      const headers = { Location: lead.to, 'Content-Length': 0, 'Cache-Control': 'no-store' }
      return void response.writeHead(lead.status, headers).end()
    }
    if (own && bodiesSize(own.bodies) > 0) return writePage(request, response, own)
    const shared = await pages.get(notFoundPath(localeOfPath(path)), 'stored')
    if (shared) writePage(request, response, shared)
  }

  async function answerVisitor({ request, response, path, search }: Asked): Promise<void> {
    const overload = parts.signedPaths.includes(path)
      ? null
      : workLimiter.charge(request, kindOfWork(request, path))
    if (overload) return turnAway(response, path, overload)
    const wait = isFormOfPage(request, path) ? (parts.waitForForms?.(request) ?? 0) : 0
    if (wait > 0) return turnAway(response, path, { status: 429, retryAfter: wait, isForms: true })
    const body = await requestBody(request, path, parts)
    if (!body) return reject(response, { status: 413, reason: 'The request is too large.' })
    const isPreview = parts.preview?.isAsked(request, path, search)
    const { handle, security } = (isPreview && parts.preview) || parts
    const narrow = parts.staff?.isAsked(path) ? parts.staff.security : security
    const { siteOrigin, isProxyTrusted } = parts
    const webRequest = fetchRequest(request, response, siteOrigin, body.content, isProxyTrusted)
    const answer = await workLimiter.run(() => handle(webRequest)).finally(body.release)
    await drainRequest(request)
    await sendToVisitor(answer, request, response, narrow)
  }
}
