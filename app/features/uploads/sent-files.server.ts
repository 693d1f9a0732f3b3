import { createRateLimit } from '~/platform/http/rate-limit.server'
import { hours } from '~/platform/units/duration'

/**
 * Limits the uploads of an address as long as unclaimed ones are kept: eight guests with both sides of their documents have
 * room for mistakes, and nobody fills the disk.
 */
export const sentFiles = createRateLimit({ name: 'sent files', most: 60, within: hours(1) })
