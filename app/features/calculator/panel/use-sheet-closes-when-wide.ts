import { useEffect } from 'react'

const wide = '(min-width: 768px)'

/** A sheet that is open when the screen turns wide would cover the page as a card without a place. */
export function useSheetClosesWhenWide(id: string): void {
  useEffect(() => {
    const query = window.matchMedia(wide)
    const close = () => {
      const sheet = document.getElementById(id)
      if (query.matches && sheet?.matches(':popover-open')) sheet.hidePopover()
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [id])
}
