import { env } from '~/platform/env/env.server'
import { createLog } from './create-log.server'

/**
 * The log of the site: JSON lines on standard output. Lines may contain ids and addresses of public pages, but no
 * private links, names, e-mail addresses, phone numbers, request bodies or query strings.
 */
export const log = createLog(env.LOG_LEVEL)
