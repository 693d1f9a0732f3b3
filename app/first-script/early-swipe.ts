import { isHydrated } from '~/ui/layout/hydrated'
import { needsScripts } from '~/ui/layout/needs-scripts'
import { bubbling } from './early-field'

/*
 * A swipe over pictures before React listens.
 */

const swipes = `[${needsScripts}=swipe]`
const minSwipePx = 30

let swiped: { track: Element; by: 1 | -1 } | null = null

/** Notes the last swipe, and calls back for each. */
export function rememberSwipe(onSwipe: () => void): void {
  let startX = 0
  addEventListener(
    'touchstart',
    ({ touches }) => {
      // The repeated one has no touches.
      if (!isHydrated()) startX = touches[0]?.clientX ?? 0
    },
    true,
  )
  addEventListener(
    'touchend',
    ({ target, changedTouches }) => {
      const by = startX - (changedTouches[0]?.clientX ?? startX)
      const track = target instanceof Element ? target.closest(swipes) : null
      if (isHydrated() || !track || Math.abs(by) < minSwipePx) return
      swiped = { track, by: by > 0 ? 1 : -1 }
      onSwipe()
    },
    true,
  )
}

/** Sends a touch, upon which React adds the hidden pictures, then scrolls the track by one. */
export function replaySwipe(): void {
  if (!swiped) return
  const { track, by } = swiped
  swiped = null
  track.dispatchEvent(new Event('touchstart', bubbling))
  requestAnimationFrame(() => {
    const scroller = [...track.querySelectorAll('*')].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    scroller?.scrollBy({ left: by * scroller.clientWidth, behavior: 'smooth' })
  })
}
