import type { Locale } from '~content/locale'
import { type OpenedPrivateLink, secondsToWait } from '~/platform/links/open-private-link.server'
import type { PrivateMessages } from './private-messages'
import { privateMessages } from './private-messages.server'

/**
 * What a private link answers that opens nothing: 404, or 429 after too many misses. `page` is for `ClosedLink`;
 * `own` are the words of a feature that says more than that the link opens nothing.
 */
export function closedLink(
  opened: OpenedPrivateLink<unknown>,
  locale: Locale,
  own: Partial<PrivateMessages['closed']> = {},
) {
  const words = { ...privateMessages(locale).closed, ...own }
  const isLimited = opened.outcome === 'limited'
  const wait = secondsToWait(opened)
  return {
    page: { kind: 'closed' as const, words, locale, isLimited },
    init: { status: isLimited ? 429 : 404, headers: wait ? { 'Retry-After': wait } : undefined },
  }
}
