import { opensAtButton } from '~/ui/layout/open-popovers'
import { targetOf } from './popovers'

const gapPx = 8
/** With less room below it, a button that has more above has its popover there. */
const roomPx = 320

/**
 * Places popovers at the button that opens them where the browser has no anchors (Safari before 26, Firefox before
 * 147). They end where the button ends; the widest has 20rem.
 */
export function anchorPopovers(): void {
  if (CSS.supports('position-area: bottom')) return
  // Before the click opens the popover.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('[popovertarget]')
      const popover = button && targetOf(button)
      if (!popover || !popover.hasAttribute(opensAtButton)) return
      const { top, right, bottom } = button.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const below = clientHeight - bottom
      const fromRight = `clamp(1rem, ${clientWidth - right}px, calc(100vw - 21rem))`
      popover.style.inset =
        below < roomPx && top > below
          ? `auto ${fromRight} ${clientHeight - top + gapPx}px auto`
          : `${bottom + gapPx}px ${fromRight} auto auto`
      popover.style.translate = 'none'
    },
    true,
  )
}
