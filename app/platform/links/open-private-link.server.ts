import { addressGroup } from '~/platform/http/client-address'
import type { RateLimit } from '~/platform/http/rate-limit.server'
import { hashPrivateLink, looksLikePrivateLink, type LinkPurpose } from './private-link.server'

export type OpenedPrivateLink<Opened> =
  | { outcome: 'open'; record: Opened }
  /** Unknown and closed look alike to a stranger. */
  | { outcome: 'closed' }
  /** Too many misses; milliseconds until the next try. */
  | { outcome: 'limited'; waitMs: number }

type LinkParts<Opened> = {
  purpose: LinkPurpose
  /** Counts the misses of an address; what is found counts for none. */
  misses: RateLimit
  /** Null where the link opens nothing, or nothing any more. */
  find: (linkHash: string) => Promise<Opened | null>
}

/** What the id of a private link opens. Throws as `find` does. */
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

/** Seconds for the `Retry-After` of a refusal; null where nothing has to be waited for. */
export function secondsToWait(opened: OpenedPrivateLink<unknown>): string | null {
  return opened.outcome === 'limited' ? String(Math.ceil(opened.waitMs / 1000)) : null
}
