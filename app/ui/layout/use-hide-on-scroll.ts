import { useEffect, useState } from 'react'

const thresholdPx = 8
const alwaysShownAbovePx = 96

/**
 * True while the visitor scrolls down, false as soon as they scroll up or reach the top. Said on <html>
 * too (`data-header`), for what sticks below the header.
 */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    function onScroll() {
      const now = window.scrollY
      if (Math.abs(now - last) < thresholdPx) return
      setHidden(now > last && now > alwaysShownAbovePx)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.header = hidden ? 'hidden' : 'shown'
  }, [hidden])
  return hidden
}
