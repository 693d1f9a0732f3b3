import { isOpenedFrom } from '~/features/catalogue/card/is-opened-from'
import { isDesktop, prepareCardLink, recallList } from '~/features/catalogue/card/remembered-list'
import { acceptCookies, areCookiesAccepted } from '~/features/shell/cookies/cookie-acceptance'
import { currencyCodes, type CurrencyCode } from '~content/currency-code'
import { isHydrated } from '~/ui/layout/hydrated'
import { chooseCurrency, currencyChosen, shownCurrency } from '~/ui/money/choose-currency'
import { copyClicks } from './copy-link'
import { nativeSetter } from './early-field'
import { favoriteClicks } from './favorites'
import { remember, storedCurrency } from './marks'
import { focusContent, seenClicks } from './seen-rentals'
import { startScripts } from './start-scripts'

/*
 * Behaviours that every page has without React, before and after it runs. Elements name theirs by a data attribute.
 */

const root = document.documentElement

/** Hides the header while the visitor scrolls down (`data-header`), and shows the way to the top (`data-scrolled`). */
export function followScrolling(): void {
  const thresholdPx = 8
  const alwaysShownAbovePx = 96
  const screens = 1.5
  let last = scrollY
  root.dataset.header = 'shown'
  const onScroll = () => {
    root.toggleAttribute('data-scrolled', scrollY > screens * innerHeight)
    if (Math.abs(scrollY - last) < thresholdPx) return
    root.dataset.header = scrollY > last && scrollY > alwaysShownAbovePx ? 'hidden' : 'shown'
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}

/** `data-cookie-notice`: shown a minute after the page was opened to those who have not accepted it. */
export function showCookieNotice(): void {
  // contracts-and-routes.md §2.8
  const noticeAfterMs = 60_000
  setTimeout(() => {
    if (!areCookiesAccepted()) root.dataset.cookieNotice = ''
  }, noticeAfterMs)
}

/**
 * Says on the buttons of the currencies which one is chosen, and to the calculator's form, which may be sent without
 * React; follows a choice on another page.
 */
export function markChosenCurrency(): void {
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-choose-currency]')) {
      const isChosen = button.dataset.chooseCurrency === shownCurrency()
      button.setAttribute('aria-pressed', String(isChosen))
    }
    const field = document.querySelector<HTMLSelectElement>('.without-script [name=currency]')
    if (field) field.value = shownCurrency()
  }
  addEventListener('DOMContentLoaded', mark)
  addEventListener(currencyChosen, mark)
  const follow = () => {
    const stored = storedCurrency()
    const isOfAddress = /[?&]currency=/.test(location.search)
    if (stored && stored !== shownCurrency() && !isOfAddress) switchCurrency(stored)
  }
  addEventListener('storage', follow)
  // A page that comes back as it was left, or was rendered ahead, may have missed a change.
  addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
}

/** A count of guests has two digits at most (browsing.md §5), however they come; the browser itself cuts only texts. */
export function limitCounts(): void {
  addEventListener(
    'input',
    ({ target: field }) => {
      if (!(field instanceof HTMLInputElement) || field.type !== 'number') return
      const { max, value } = field
      const isCount = max !== '' && Number(max) < 100
      // React must learn of what is left.
      if (isCount && value.length > 2)
        nativeSetter(HTMLInputElement, 'value').call(field, value.slice(0, 2))
    },
    true,
  )
}

function switchCurrency(code: CurrencyCode): void {
  chooseCurrency(code)
  // Only React converts a price filter (browsing.md §4).
  if (/[?&](min|max)Price=/.test(location.search)) startScripts()
}

const clicks: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
  'data-choose-currency': ({ dataset }) => {
    const code = currencyCodes.find((known) => known === dataset.chooseCurrency)
    if (code) switchCurrency(code)
  },
  'data-accept-cookies': () => {
    acceptCookies()
    delete root.dataset.cookieNotice
    focusContent()
  },
  'data-to-top': () => scrollTo({ top: 0, behavior: 'smooth' }),
  'data-switch-language': (link) => switchLanguage(link as HTMLAnchorElement),
  // With React the links of cards and the way back keep its history.
  'data-card': (link) => {
    if (!isHydrated()) prepareCardLink(link as HTMLAnchorElement)
  },
  'data-tab-on-desktop': (link) => {
    ;(link as HTMLAnchorElement).target = isDesktop() ? '_blank' : ''
  },
  'data-back': (_link, event) => {
    if (isHydrated() || event.metaKey || event.ctrlKey || event.shiftKey) return
    goBack(event)
  },
  ...copyClicks,
  ...favoriteClicks,
  ...seenClicks,
  // On touch screens the pictures take the swipes, so a tap on them is handed on to the card's link.
  'data-card-pictures': (pictures) => {
    if (!isHydrated())
      pictures.closest('article')?.querySelector<HTMLElement>('[data-card]')?.click()
  },
}

export function handleClicks(): void {
  const selector = Object.keys(clicks)
    .map((name) => `[${name}]`)
    .join(',')
  addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (!element) return
    for (const [name, handle] of Object.entries(clicks)) {
      if (element.hasAttribute(name)) handle(element, event)
    }
  })
}

/** The stored page knows only the query it declares; the address bar has all of it. */
function switchLanguage(link: HTMLAnchorElement): void {
  const target = new URL(link.href)
  target.search = location.search
  target.hash = location.hash
  link.href = target.href
  // The path alone decides the language; remembering it is a courtesy.
  remember('language', link.lang)
}

/** To the list that the visitor came from, at the same place in it. */
function goBack(event: MouseEvent): void {
  const list = recallList()
  if (!list) return
  event.preventDefault()
  if (isOpenedFrom(list)) history.back()
  else location.assign(list)
}
