import { requirementKey, type Requirement } from './requirement'

/**
 * What the visitor asks for, as the browser keeps it; null if it keeps nothing that can be read. What it takes to
 * read it is loaded where there is something. Never throws.
 */
export async function recallRequirement(): Promise<Requirement | null> {
  try {
    const kept = localStorage.getItem(requirementKey)
    if (kept === null) return null
    const { requirementSchema } = await import('./requirement-schema')
    return requirementSchema.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}
