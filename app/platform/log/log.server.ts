import { pino } from 'pino'
import { env } from '~/platform/env/env.server'
import { currentRequestId } from './request-scope.server'

/**
 * The log of the site: JSON lines on standard output. Lines carry ids and addresses of our own pages,
 * never names, mail addresses, phone numbers, bodies or query strings of visitors.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const requestId = currentRequestId()
    return requestId ? { requestId } : {}
  },
})
