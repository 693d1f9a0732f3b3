import { markRequirement } from './mark-requirement'
import { requirementKey } from './requirement'

const confirmedKey = 'confirmed inquiry'

/** After the inquiry was sent, or when the visitor takes the product off it. */
export function forgetRequirement(): void {
  try {
    localStorage.removeItem(requirementKey)
    markRequirement()
  } catch {
    // Nothing was kept.
  }
}

/** Once for each inquiry: who looks at its confirmation again may be preparing another one. */
export function forgetConfirmed(reference: string): void {
  try {
    if (localStorage.getItem(confirmedKey) === reference) return
    localStorage.setItem(confirmedKey, reference)
  } catch {
    // Nothing can be kept.
  }
  forgetRequirement()
}
