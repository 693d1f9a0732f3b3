import { addressGroup } from '~/platform/http/client-address'
import type { RateLimit } from '~/platform/http/rate-limit.server'
import { hashPrivateLink, looksLikePrivateLink, type LinkPurpose } from './private-link.server'

export type OpenedPrivateLink<Opened> =
  | { outcome: 'open'; record: Opened }
  /** Unknown or closed; the response does not tell which. */
  | { outcome: 'closed' }
  /** Too many misses; milliseconds until the next attempt. */
  | { outcome: 'limited'; waitMs: number }

type LinkParts<Opened> = {
  purpose: LinkPurpose
  /** Counts the misses per client address. */
  misses: RateLimit
  /** Null if the link is unknown or closed. */
  find: (linkHash: string) => Promise<Opened | null>
}

/** Finds the record of a private link, with a rate limit on misses. Throws as `find` does. */
export async function openPrivateLink<Opened>(
  request: Request,
  id: string,
  { purpose, misses, find }: LinkParts<Opened>,
): Promise<OpenedPrivateLink<Opened>> {
  const sender = addressGroup(request)
  const waitMs = misses.waitOf(sender)
  if (waitMs > 0) return { outcome: 'limited', waitMs }
  const record = looksLikePrivateLink(id) ? await find(hashPrivateLink(purpose, id)) : null
  if (record !== null) return { outcome: 'open', record }
  misses.note(sender)
  return { outcome: 'closed' }
}

/** The value of `Retry-After`; null unless the client is rate limited. */
export function secondsToWait(opened: OpenedPrivateLink<unknown>): string | null {
  return opened.outcome === 'limited' ? String(Math.ceil(opened.waitMs / 1000)) : null
}
