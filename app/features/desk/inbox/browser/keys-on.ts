/** Local storage key; there is an entry while the keys of the inbox are off. */
const kept = 'inbox-keys-off'

/** Whether the keys of the inbox act in this browser. */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(kept) === null
  } catch {
    return true
  }
}

/** Remembers whether they act, where the browser allows; else the choice lasts for this page. */
export function keepKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(kept)
    else localStorage.setItem(kept, '1')
  } catch {
    // Storage is closed.
  }
}
