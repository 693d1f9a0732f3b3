import { requirementKey } from './requirement'

/**
 * Marks on <html> that this device keeps an inquiry: the stored inquiry page, which visitors share, shows by it whether
 * a form comes or nothing was chosen.
 */
export function markRequirement(): void {
  document.documentElement.toggleAttribute('data-inquiry', isKept())
}

function isKept(): boolean {
  try {
    return localStorage.getItem(requirementKey) !== null
  } catch {
    return false
  }
}
