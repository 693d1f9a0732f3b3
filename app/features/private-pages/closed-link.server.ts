import type { Locale } from '~content/locale'
import { type OpenedPrivateLink, secondsToWait } from '~/platform/links/open-private-link.server'
import { privateMessages } from './private-messages.server'

/** What a private link answers that opens nothing: 404, or 429 after too many misses. `page` is for `ClosedLink`. */
export function closedLink(opened: OpenedPrivateLink<unknown>, locale: Locale) {
  const isLimited = opened.outcome === 'limited'
  const wait = secondsToWait(opened)
  return {
    page: { kind: 'closed' as const, words: privateMessages(locale).closed, locale, isLimited },
    init: { status: isLimited ? 429 : 404, headers: wait ? { 'Retry-After': wait } : undefined },
  }
}
