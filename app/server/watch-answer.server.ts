import type { ServerResponse } from 'node:http'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

const slow = seconds(1)

/** Logs answers that were slow or failed. The path is logged without its query, which may tell of a visitor. */
export function watchAnswer(response: ServerResponse, requestId: string, path: string): void {
  const begun = performance.now()
  response.setHeader('X-Request-Id', requestId)
  response.once('finish', () => {
    const took = Math.round(performance.now() - begun)
    const { statusCode: status } = response
    if (status < 500 && took < slow) return
    const details = { requestId, method: response.req.method, path, status, took }
    if (status >= 500) log.error(details, 'answered with a fault')
    else log.warn(details, 'answered slowly')
  })
}
