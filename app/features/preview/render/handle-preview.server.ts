import { withRentalOverlay } from '~/features/catalogue/store/rental-overlay.server'
import { withContentOverlay } from '~/platform/content/content-overlay.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { atMoment } from '~/platform/time/page-moment.server'
import { previewPath } from '~content/preview-path'
import { rentalUid } from '~content/rental'
import { openPreview, type OpenPreview } from './open-preview.server'
import { overlayEntry } from './overlay-entry'
import { withPreviewNotice } from '~/features/site/preview/preview-notice.server'
import { previewProblemResponse } from '../problem/problem-page.server'

type RequestHandler = (request: Request) => Promise<Response>

/**
 * Renders previews with the renderer that makes every page: what it reads meanwhile is the draft in place of
 * one entry, and everything else as published. Nothing that is posted goes any further.
 */
export function createPreviewHandler(handle: RequestHandler): RequestHandler {
  return async (request) => {
    const response = await answer(handle, request)
    response.headers.set('Cache-Control', noStore)
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    return response
  }
}

async function answer(handle: RequestHandler, request: Request): Promise<Response> {
  if (request.method === 'POST') return previewProblemResponse({ kind: 'notSent' })
  const url = new URL(request.url)
  // The way in: it answers with a redirect, or with the problem.
  if (url.pathname.startsWith(`/${previewPath}/`)) return handle(request)
  const opened = await openPreview(url, new Date())
  if (opened.outcome === 'problem') return previewProblemResponse(opened.problem)
  const response = await inPreview(opened.preview, () => handle(request))
  if (opened.preview.claim.link) sealForClient(response.headers)
  return response
}

/**
 * The address of a client's page leaves it by no link. Without a referrer the server could not tell where a form comes
 * from, so the browser sends none: this policy counts beside that of every page.
 */
function sealForClient(headers: Headers): void {
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Content-Security-Policy', "form-action 'none'")
}

function inPreview<Result>(
  { moment, notice, ...subject }: OpenPreview,
  work: () => Result,
): Result {
  const scoped = () => atMoment(moment, () => withPreviewNotice(notice, work))
  const { previewed, claim } = subject
  if (previewed.uid === rentalUid) return withRentalOverlay(previewed.entry, scoped)
  const overlay = overlayEntry({ ...previewed, locale: claim.locale })
  return withContentOverlay(overlay, scoped)
}
