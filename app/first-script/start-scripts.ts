import { laterEntry, laterModule } from '~/platform/http/delay-scripts'
import { hydrated, isHydrated } from '~/ui/layout/hydrated'
import { needsScripts } from '~/ui/layout/needs-scripts'
import { savesData, savesDataMark } from '~/ui/layout/saves-data'
import { rememberUse, replayUse } from './early-use'

const controls = `button:not([popovertarget]),input,select,textarea,label,[${needsScripts}]`
/** Pictures wait for a swipe or a mouse, since a finger on them mostly scrolls the page. */
const others = ['never', 'swipe', 'near', 'ahead', 'query', 'inquiry', 'motion']
  .map((need) => `[${needsScripts}=${need}]`)
  .join(',')
const aheadOfView = '400px'

let isStarted = false

/**
 * Loads the scripts of the page, once; where they fail, again with the next use or once the network is back. The entry
 * stands at the end of the page: a use that comes before it loads the scripts as soon as the page is there.
 */
export function startScripts(): void {
  const entry = entryScript()
  if (!entry && document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', startScripts, { once: true })
  }
  if (isStarted || !entry || isHydrated()) return
  isStarted = true
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(`link[rel=${laterModule}]`)) {
    const preload = document.createElement('link')
    preload.rel = 'modulepreload'
    preload.href = href
    document.head.append(preload)
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.text = entry.text
  function startLater() {
    isStarted = false
    script.remove()
    addEventListener('online', startScripts, { once: true })
  }
  script.addEventListener('error', startLater)
  // Remix imports its entry once the script runs; where that fails, there is no `error`.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof TypeError && script.isConnected && !isHydrated()) startLater()
  })
  document.body.append(script)
}

/**
 * Loads the scripts when the visitor uses something that needs them, or when it comes near the view. What the visitor
 * does until they run is done again for them afterwards.
 */
export function startScriptsOnUse(): void {
  markSavedData()
  const start = ({ target }: Event) => isControl(target) && startScripts()
  addEventListener('pointerdown', start, true)
  addEventListener('focusin', start, true)
  addEventListener('pointerover', (event) => isHover(event) && !savesData() && startScripts(), true)
  rememberUse(startScripts)
  addEventListener(hydrated, () => void replayUse())
  addEventListener('DOMContentLoaded', () => {
    if (isNeededAtOnce()) startAfterLoad()
    startNearView()
  })
}

function entryScript(): HTMLScriptElement | null {
  return document.querySelector(`script[type=${laterEntry}]`)
}

function isNeededAtOnce(): boolean {
  const query = location.search ? `,[${needsScripts}=query]` : ''
  const motion =
    savesData() || matches('(prefers-reduced-motion: reduce)') ? '' : `,[${needsScripts}=motion]`
  const inquiry = `[data-inquiry] [${needsScripts}=inquiry]`
  const needing = document.querySelector(`[${needsScripts}=at-once],${inquiry}${query}${motion}`)
  return needing !== null || entryScript()?.dataset.start === 'on-load'
}

const matches = (query: string) => matchMedia(query).matches

/** Marks whether the visitor asked for less data. Only Chromium says so. */
function markSavedData(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const saves = connection?.saveData || matches('(prefers-reduced-data: reduce)')
  document.documentElement.toggleAttribute(savesDataMark, saves)
}

function isControl(target: EventTarget | null) {
  const control = target instanceof Element && target.closest(controls)
  return control && !control.matches(others)
}

/** A mouse over the pictures of a card wants the other pictures. */
function isHover({ target, pointerType }: PointerEvent) {
  const pictures = target instanceof Element && target.closest(`[${needsScripts}=swipe]`)
  return pictures && pointerType === 'mouse'
}

/** After all that is in view has come; slow pictures do not hold the scripts up for longer. */
function startAfterLoad(): void {
  const maxWaitMs = 2500
  if (document.readyState === 'complete') startScripts()
  addEventListener('load', startScripts)
  setTimeout(startScripts, maxWaitMs)
}

function startNearView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      startScripts()
    },
    { rootMargin: aheadOfView },
  )
  const ahead = savesData() ? '' : `,[${needsScripts}=ahead]`
  for (const element of document.querySelectorAll(`[${needsScripts}=near]${ahead}`)) {
    observer.observe(element)
  }
}
