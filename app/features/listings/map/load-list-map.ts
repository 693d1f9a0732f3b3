import i18next from 'i18next'
import type { Locale } from '~content/locale'
import { loadWords } from '~/platform/i18n/load-words'

/** The map of a list with its library and its words, which no page brings. Rejects where they cannot be had. */
export async function loadListMap(locale: Locale) {
  const [{ ListMap }] = await Promise.all([import('./list-map'), loadWords(locale, ['listingMap'])])
  // At once, since their script is there. The map, which would not be shown while they load, finds them.
  await i18next.loadNamespaces('listingMap')
  return ListMap
}
