import { hours } from '~/platform/units/duration'
import { localeOfPath } from '~/routing/locale-of-path'

/**
 * Local storage key of the list that the visitor came from, behind the moment at which it was left; a tab opened by a
 * card reads it too.
 */
const key = 'ceiba:list'

/** A list of another day is not where the visitor came from. */
const maxAge = hours(3)

/** Remembers the list in the address bar, so that the detail page's back link can return to it. */
function rememberList(): void {
  try {
    const { pathname, search } = window.location
    localStorage.setItem(key, `${Date.now()} ${pathname}${search}`)
  } catch {
    // Without storage the back link leads to the town's list.
  }
}

/**
 * Path and query of the list the visitor came from, or null. Only paths of this site count, and only those in the
 * language of the page: who has switched it since goes on in it. The page itself is no list to go back to.
 */
export function recallList(): string | null {
  try {
    const [leftAt, path] = localStorage.getItem(key)?.split(' ') ?? []
    if (!(Date.now() - Number(leftAt) < maxAge)) return null
    if (!path?.startsWith('/') || path.startsWith('//')) return null
    const { pathname } = window.location
    if (path.split('?')[0] === pathname) return null
    return localeOfPath(path) === localeOfPath(pathname) ? path : null
  } catch {
    return null
  }
}

/** History state of a page opened from a list; going back returns to the list. */
export const fromList = { fromList: true }

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}

/** From this width on cards and products open in a new tab (leads-and-content.md §2 and §9). */
export const isDesktop = () => window.matchMedia('(min-width: 768px)').matches

/**
 * Remembers the list before a card of it is opened: in a new tab on desktop, which it returns, in this one on phones,
 * with the state of its entry in the history. A page with a way back, which shows similar places, is no list.
 *
 * Cards have `rel="opener"`: only then the browser hands the new tab a copy of the session storage, which knows how the
 * visit began. Headers end the tie to the opener where a tab leaves the site.
 */
export function prepareCardLink(link: HTMLAnchorElement) {
  const isList = !document.querySelector('[data-back]')
  if (isList) rememberList()
  const opensTab = isDesktop()
  if (opensTab) link.target = '_blank'
  return { opensTab, state: isList ? fromList : null }
}
