import type { ServerResponse } from 'node:http'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { describeRoute } from '~/routing/describe-route'

const slowFrom = seconds(1)

/** Sets the request id header, and logs slow and failed responses by route name: a path may contain a secret id. */
export function logRequest(response: ServerResponse, requestId: string, path: string): void {
  const startedAt = performance.now()
  response.setHeader('X-Request-Id', requestId)
  response.once('finish', () => {
    const took = Math.round(performance.now() - startedAt)
    const { statusCode: status } = response
    if (status < 500 && took < slowFrom) return
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
