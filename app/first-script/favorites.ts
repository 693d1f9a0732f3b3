import {
  favoritesChanged,
  favoritesKey,
  type FavoriteOutcome,
  keepFavorites,
  readFavorites,
  toggleFavorite,
} from '~/features/catalogue/favorites/favorites'
import { parseKeptSlugs, withKeptSlugs } from '~/features/catalogue/favorites/places-parameter'
import { renamedAttribute, renameFavorites } from '~/features/catalogue/favorites/rename-favorites'
import {
  heartAttribute,
  keepAllAttribute,
  showHeart,
  showKeepAll,
} from '~/features/catalogue/favorites/show-favorites'

/*
 * The places that a visitor keeps on the device. Stored pages know none of them, so a style sheet of this script shows
 * the kept hearts and their count from the first paint on, in cards that come later as well.
 */

const sheet = createSheet()

/** Shows what is kept, here and whenever this tab or another one changes it. */
export function followFavorites(): void {
  showSheet()
  addEventListener('DOMContentLoaded', () => {
    const renamed = document.querySelector(`[${renamedAttribute}]`)?.getAttribute(renamedAttribute)
    if (renamed) renameFavorites(renamed)
    showElements()
    openFavorites()
  })
  addEventListener(favoritesChanged, showAll)
  addEventListener('storage', ({ key }) => (key === favoritesKey || key === null) && showAll())
  // A page that comes back as it was left, or was rendered ahead, may have missed a change.
  addEventListener('pageshow', showAll)
  document.addEventListener('visibilitychange', showAll)
  addEventListener('scroll', () => say(''), { passive: true })
}

/** What a click does to an element with the attribute. */
export const favoriteClicks = {
  [heartAttribute](heart: HTMLElement) {
    report(heart, toggleFavorite(heart.getAttribute(heartAttribute) ?? ''))
  },
  [keepAllAttribute](button: HTMLElement) {
    report(button, keepFavorites(parseKeptSlugs(button.getAttribute(keepAllAttribute)).slugs))
  },
  /** A link that takes a place off the page and off the list. */
  'data-drop-favorite'({ dataset }: HTMLElement) {
    const { dropFavorite = '' } = dataset
    if (readFavorites().includes(dropFavorite)) toggleFavorite(dropFavorite)
  },
  /** The link to the favourites, which stand in its address. */
  'data-favorites-link'(link: HTMLElement) {
    const anchor = link as HTMLAnchorElement
    anchor.href = withKeptSlugs(anchor.pathname, readFavorites())
  },
}

function showAll(): void {
  showSheet()
  showElements()
}

function showSheet(): void {
  const kept = readFavorites()
  const hearts = kept.map((slug) => `[${heartAttribute}="${slug}"]`).join()
  sheet?.replaceSync(
    kept.length === 0
      ? ''
      : `${hearts}{--kept-heart:var(--terracotta)}:root{--favorites:"${kept.length}"}[data-open-favorites]{visibility:hidden}`,
  )
}

function showElements(): void {
  const kept = readFavorites()
  for (const heart of document.querySelectorAll(`[${heartAttribute}]`)) showHeart(heart, kept)
  for (const button of document.querySelectorAll(`[${keepAllAttribute}]`)) showKeepAll(button, kept)
}

/** The page of the favourites that was opened without places: with those that are kept here. */
function openFavorites(): void {
  const kept = readFavorites()
  if (kept.length === 0 || !document.querySelector('[data-open-favorites]')) return
  location.replace(withKeptSlugs(location.pathname, kept))
}

/** Beside the button that was pressed, until the visitor scrolls or presses another one. */
function report(button: HTMLElement, outcome: FavoriteOutcome): void {
  const words = { full: 'data-full', notStored: 'data-not-stored', kept: '', removed: '' }[outcome]
  const notice = say(words)
  if (!notice || !words) return
  const gapPx = 8
  const { top, bottom, right } = button.getBoundingClientRect()
  const isLow = bottom > innerHeight / 2
  notice.style.top = isLow ? '' : `${bottom + gapPx}px`
  notice.style.bottom = isLow ? `${innerHeight - top + gapPx}px` : ''
  notice.style.right = `${Math.max(2 * gapPx, document.documentElement.clientWidth - right)}px`
}

function say(words: string): HTMLElement | null {
  const notice = document.querySelector<HTMLElement>('[data-favorite-notice]')
  if (!notice) return null
  const text = (words && notice.getAttribute(words)) || ''
  if (notice.textContent !== text) notice.textContent = text
  if ('showPopover' in notice) {
    // Shown anew, it lies above a modal window that was opened since.
    notice.hidePopover()
    if (text) notice.showPopover()
  }
  return notice
}

/** Null if the browser knows no such sheets: hearts are then shown once the page is read. */
function createSheet(): CSSStyleSheet | null {
  try {
    const created = new CSSStyleSheet()
    document.adoptedStyleSheets = [created]
    return created
  } catch {
    return null
  }
}
