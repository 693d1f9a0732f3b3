/** Local storage: present once the visitor has accepted the notes that the site keeps there. */
const storageKey = 'ceiba:cookies-accepted'

/** True if nothing can be stored; otherwise the notice would come back on every page. */
export function areCookiesAccepted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

export function acceptCookies(): void {
  try {
    localStorage.setItem(storageKey, new Date().toISOString())
  } catch {
    // Nothing is stored at all then, so there is nothing to accept.
  }
}
