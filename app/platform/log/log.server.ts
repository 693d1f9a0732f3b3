import { env } from '~/platform/env/env.server'
import { createLog } from './create-log.server'

/**
 * The log of the site: JSON lines on standard output. Lines carry ids and addresses of public pages,
 * never addresses that a private link opens, names, mail addresses, phone numbers, bodies or query strings of
 * visitors.
 */
export const log = createLog(env.LOG_LEVEL)
