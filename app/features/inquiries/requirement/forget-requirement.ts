import { markRequirement } from './mark-requirement'
import { requirementKey, type Requirement } from './requirement'
import { recallRequirement } from './requirement-store'

/** When the visitor takes the product off the inquiry. */
export function forgetRequirement(): void {
  try {
    localStorage.removeItem(requirementKey)
    markRequirement()
  } catch {
    // Nothing was kept.
  }
}

type Days = Pick<Requirement['info'], 'startDate' | 'endDate'>

/** After an inquiry about this stay was sent; another one, which another tab has prepared meanwhile, stays. */
export async function forgetSent(slug: string, sent: Days): Promise<void> {
  const kept = await recallRequirement()
  if (kept?.slug !== slug) return
  // A house for sale keeps no days, and a stay by the month no last one.
  const startDate = kept.info.startDate ?? sent.startDate
  const endDate = kept.info.endDate ?? sent.endDate
  if (startDate === sent.startDate && endDate === sent.endDate) forgetRequirement()
}
