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
  return countMisses(misses, addressGroup(request), async () => {
    const record = looksLikePrivateLink(id) ? await find(hashPrivateLink(purpose, id)) : null
    return record === null ? { outcome: 'closed' } : { outcome: 'open', record }
  })
}

/**
 * Opens a link unless its sender had too many misses. An attempt counts before it is made, so that attempts at once are
 * counted too; only a miss stays counted. Throws as `open` does.
 */
export async function countMisses<Opened extends { outcome: string }>(
  misses: RateLimit,
  sender: string,
  open: () => Promise<Opened | { outcome: 'closed' }>,
): Promise<Opened | { outcome: 'closed' } | { outcome: 'limited'; waitMs: number }> {
  const waitMs = await misses.take(sender)
  if (waitMs > 0) return { outcome: 'limited', waitMs }
  let isMiss = false
  try {
    const opened = await open()
    isMiss = opened.outcome === 'closed'
    return opened
  } finally {
    if (!isMiss) await misses.takeBack(sender)
  }
}

/** The value of `Retry-After`; null unless the client is rate limited. */
export function secondsToWait(opened: OpenedPrivateLink<unknown>): string | null {
  return opened.outcome === 'limited' ? limitedHeaders(opened)['Retry-After'] : null
}

/** The headers of a 429 response. */
export function limitedHeaders({ waitMs }: { waitMs: number }): { 'Retry-After': string } {
  return { 'Retry-After': String(Math.ceil(waitMs / 1000)) }
}
