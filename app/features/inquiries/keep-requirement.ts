import { requirementKey, type Requirement } from './requirement'

/**
 * Leaves what the visitor asks for to the inquiry page, and says whether the browser kept it: private windows
 * may not. Apart from reading it, since a rental's page goes without the schemas that this takes.
 */
export function keepRequirement(requirement: Requirement): boolean {
  try {
    localStorage.setItem(requirementKey, JSON.stringify(requirement))
    return true
  } catch {
    return false
  }
}
