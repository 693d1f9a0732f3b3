import type { EntryContext } from '@remix-run/node'
import { locales } from '~content/locale'
import { requestLocale } from './platform/i18n/i18n.server'
import { notFoundPath } from './routing/not-found-path'
import { logFailure } from './server/log-failure.server'
import { sharedRenderHeader } from './server/pages/render-page.server'
import { renderPreparedPage } from './server/rendering/rendering.server'

export { serveSite } from './server/serve-site.server'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (isSharedNotFound(request, status, context)) return new Response(null, { status, headers })
  const locale = await requestLocale(request)
  const { html, errors } = await renderPreparedPage({ context, url: request.url, locale })
  for (const error of errors) logFailure(error, request)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status: errors.length > 0 ? 500 : status, headers })
}

/**
 * Whether this is a 404 without content of its own. All except ended offers share one 404 page per language (see
 * `server/pages/page-handler.server.ts`), so it need not be rendered.
 */
function isSharedNotFound(
  request: Request,
  status: number,
  { staticHandlerContext }: EntryContext,
) {
  if (status !== 404 || !request.headers.has(sharedRenderHeader)) return false
  const { pathname } = new URL(request.url)
  if (locales.some((locale) => pathname === notFoundPath(locale))) return false
  const boundaries = Object.keys(staticHandlerContext.errors ?? {})
  return boundaries.length > 0 && !boundaries.some((id) => id.includes('/landing'))
}

export function handleError(error: unknown, { request }: { request: Request }) {
  logFailure(error, request)
}
