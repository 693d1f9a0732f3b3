import { useSyncExternalStore } from 'react'

/** From here on the map stands beside the list (listing-page.module.css); below it fills the screen. */
const wide = '(min-width: 1024px)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
