import { isDesktop } from './remembered-list'

/**
 * Whether the browser itself opened this page from the list, as a card does before scripts run: the list is then the
 * entry before. On desktop a card opens a tab, in which there is no list to go back to.
 */
export function isOpenedFrom(list: string): boolean {
  const { history, location } = window
  // Remix's router counts the entries of a document from 0; until it runs there is no count.
  const state: unknown = history.state
  const isLater = state instanceof Object && 'idx' in state && state.idx !== 0
  const isNamed = document.referrer === location.origin + list
  return isNamed && !isLater && history.length > 1 && !isDesktop()
}
