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
