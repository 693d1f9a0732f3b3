import { isRouteErrorResponse } from '@remix-run/react'
import { log } from '~/platform/log/log.server'
import { describeRoute } from '~/routing/describe-route'

/**
 * Logs what Remix reports of a request that failed. A refusal (no such page, a method that a page does not
 * take) is an answer and no failure; its text repeats the address, so nothing of it is logged.
 */
export function logFailure(error: unknown, request: Request): void {
  if (request.signal.aborted) return
  const where = describeRoute(new URL(request.url).pathname)
  if (!isRouteErrorResponse(error)) log.error({ err: error, ...where }, 'request failed')
  else if (error.status >= 500) log.error({ status: error.status, ...where }, 'request failed')
}
