import i18next from 'i18next'
import { fetchWords } from '~/platform/i18n/preload-words'

/** The map of a list with its library and its words, which no page brings. Rejects where they cannot be had. */
export async function loadListMap() {
  const [{ ListMap }] = await Promise.all([import('./list-map'), fetchWords(['listingMap'])])
  // At once, since their script is there; so the map that is shown next need not wait.
  await i18next.loadNamespaces('listingMap')
  return ListMap
}
