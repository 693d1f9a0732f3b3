/** The event on `window` after React has taken the page over. */
export const hydrated = 'ceiba:hydrated'

/** Tells the first script and tests that the page is hydrated. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event(hydrated))
}

export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}
