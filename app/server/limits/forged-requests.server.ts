import type { IncomingMessage } from 'node:http'
import { clientAddress, groupOfAddress, isLoopback } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes, seconds } from '~/platform/units/duration'
import type { Overload } from './budgets'

/** Wrong signatures of one address in a minute. A CMS with another secret meets this limit, too. */
const maxForged = 30

/**
 * Limits the requests of an address whose signatures are wrong. Those with right ones are not counted, so that the CMS
 * may send any number. A loopback address has no limit, since it stands for a proxy with many visitors behind it.
 */
export function createForgedLimit({ isProxyTrusted = false }: { isProxyTrusted?: boolean }) {
  const limit = createRateLimit({ max: maxForged, within: minutes(1) })

  function groupOf(request: IncomingMessage): string | null {
    const group = groupOfAddress(clientAddress(request, isProxyTrusted))
    return isLoopback(group) ? null : group
  }

  return {
    /** Why not to check another signature of this client, or null. */
    async check(request: IncomingMessage): Promise<Overload | null> {
      const group = groupOf(request)
      const wait = group === null ? 0 : await limit.waitOf(group)
      return wait > 0 ? { status: 429, retryAfter: Math.ceil(wait / seconds(1)) } : null
    },
    /** Counts a wrong signature. */
    async note(request: IncomingMessage): Promise<void> {
      const group = groupOf(request)
      if (group !== null) await limit.take(group)
    },
  }
}
