import { useSyncExternalStore } from 'react'

/** El Salvador, as `country=SV` in an address says it (ISO 3166-1). */
export const salvador = 'SV'

/** It is set before the first paint and stays as it is for the page. */
const never = () => () => {}

/**
 * The country that an address named, now or on an earlier visit; null on the server and until React has
 * hydrated the page, since visitors share its HTML.
 */
export function useVisitorCountry(): string | null {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.country ?? null,
    () => null,
  )
}
