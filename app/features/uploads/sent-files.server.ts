import { createRateLimit } from '~/platform/http/rate-limit.server'
import { hours } from '~/platform/units/duration'

/**
 * Limits the uploads of an address. The window is as long as unclaimed files are kept, which bounds what one address
 * can store. Eight guests who send both sides of their documents need sixteen uploads.
 */
export const sentFiles = createRateLimit({ name: 'sent files', max: 60, within: hours(1) })
