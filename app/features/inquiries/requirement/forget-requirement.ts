import { readInquiryQuery } from '../inquiry-link'
import { markRequirement } from './mark-requirement'
import { requirementKey, type Requirement } from './requirement'
import { recallRequirement } from './requirement-store'

const confirmedKey = 'confirmed inquiry'

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

/**
 * On the confirmation: the browser itself may have sent the form, before script could see to it. The address of the
 * form's page then says what it was about. Once for each inquiry: who looks at its confirmation again may be preparing
 * the same one anew.
 */
export async function forgetConfirmed(reference: string): Promise<void> {
  const sent = readInquiryQuery(new URLSearchParams(document.referrer.split('?')[1]))
  if (!sent) return
  try {
    if (localStorage.getItem(confirmedKey) === reference) return
    localStorage.setItem(confirmedKey, reference)
  } catch {
    // Nothing can be kept.
  }
  const { slug, choice } = sent
  await forgetSent(slug, { startDate: choice.checkIn, endDate: choice.checkOut })
}
