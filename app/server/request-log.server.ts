import type { ServerResponse } from 'node:http'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { describeRoute } from '~/routing/describe-route'

const slow = seconds(1)

/** Logs answers that were slow or failed, by the name of their route: a path may open a contract. */
export function logRequest(response: ServerResponse, requestId: string, path: string): void {
  const begun = performance.now()
  response.setHeader('X-Request-Id', requestId)
  response.once('finish', () => {
    const took = Math.round(performance.now() - begun)
    const { statusCode: status } = response
    if (status < 500 && took < slow) return
    const details = {
      requestId,
      method: response.req.method,
      ...describeRoute(path),
      status,
      took,
    }
    if (status >= 500) log.error(details, 'answered with a fault')
    else log.warn(details, 'answered slowly')
  })
}
