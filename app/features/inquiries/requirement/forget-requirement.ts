import { markRequirement } from './mark-requirement'
import { requirementKey } from './requirement'

/** After the inquiry was sent, or when the visitor takes the product off it. */
export function forgetRequirement(): void {
  try {
    localStorage.removeItem(requirementKey)
    markRequirement()
  } catch {
    // Nothing was kept.
  }
}
