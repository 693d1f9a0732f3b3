import { locales, type Locale } from '~content/locale'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { windowState, windowBoundaries, type Window } from '~/platform/time/window'

/**
 * The entries whose window is open; what is made from them expires when one of them opens or closes. The
 * languages of a landing may have windows of their own, until both are published again.
 */
export function openEntries<Entry>(
  entries: Record<Locale, readonly Entry[]>,
  windowOf: (entry: Entry) => Window,
): Record<Locale, Entry[]> {
  const now = pageMoment()
  for (const entry of locales.flatMap((locale) => entries[locale])) {
    for (const moment of windowBoundaries(windowOf(entry))) expirePageAt(moment)
  }
  const isOpen = (entry: Entry) => windowState(windowOf(entry), now) === 'open'
  return { en: entries.en.filter(isOpen), es: entries.es.filter(isOpen) }
}
