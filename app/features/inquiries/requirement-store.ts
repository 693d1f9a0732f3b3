import { requirementKey, type Requirement } from './requirement'
import { requirementSchema } from './requirement-schema'

/** What the visitor asks for, as the browser keeps it; null where it keeps nothing that can be read. */
export function recallRequirement(): Requirement | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(requirementKey) ?? 'null')
    return requirementSchema.safeParse(kept).data ?? null
  } catch {
    return null
  }
}

export function keepRequirement(requirement: Requirement): void {
  try {
    localStorage.setItem(requirementKey, JSON.stringify(requirement))
  } catch {
    // Storage is closed in private windows; the inquiry can be sent, but does not survive the page.
  }
}

/** After the inquiry was sent, or when the visitor takes the product off it. */
export function forgetRequirement(): void {
  try {
    localStorage.removeItem(requirementKey)
  } catch {
    // Nothing was kept.
  }
}
