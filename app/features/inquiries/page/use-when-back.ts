import { useEffect } from 'react'
import { minutes } from '~/platform/units/duration'

const longAway = minutes(5)

/**
 * Calls `onBack` when the visitor comes back to a page that was out of view for five minutes or more, or that the
 * browser kept while others were open: prices and free days may have changed.
 */
export function useWhenBack(onBack: () => void): void {
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    let hiddenAt: number | null = null
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now()
        return
      }
      const isLong = hiddenAt !== null && Date.now() - hiddenAt >= longAway
      hiddenAt = null
      if (isLong) onBack()
    }
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && onBack(), { signal })
    return () => left.abort()
  }, [onBack])
}
