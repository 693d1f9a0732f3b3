import { useEffect, type RefObject } from 'react'
import { isPopoverOpen } from './open-popovers'

/**
 * Gives the focus that is lost when a popover closes back to where it was when it opened. Browsers do so themselves,
 * but not for a popover that opened over another one.
 */
export function useFocusReturn(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const popover = ref.current
    let before: Element | null = null
    const follow = () => {
      const { activeElement, body } = document
      if (isPopoverOpen(popover)) before = activeElement
      else if (activeElement === body || popover?.contains(activeElement)) {
        if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      }
    }
    popover?.addEventListener('toggle', follow)
    return () => popover?.removeEventListener('toggle', follow)
  }, [ref])
}
