import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'

/** Limits the uploads of an address: a form has two files, so fifteen attempts leave room for mistakes. */
export const sentFiles = createRateLimit({ name: 'sent files', most: 30, within: minutes(10) })
