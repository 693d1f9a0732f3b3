import { isRouteErrorResponse } from '@remix-run/react'
import { log } from '~/platform/log/log.server'
import { describeRoute } from '~/routing/describe-route'

/**
 * Logs an error that Remix reports for a request. Responses below 500 (404, 405) are not errors. Their text contains
 * the address, so it is not logged.
 */
export function logFailure(error: unknown, request: Request): void {
  if (request.signal.aborted) return
  const where = describeRoute(new URL(request.url).pathname)
  if (!isRouteErrorResponse(error)) log.error({ err: error, ...where }, 'request failed')
  else if (error.status >= 500) log.error({ status: error.status, ...where }, 'request failed')
}
