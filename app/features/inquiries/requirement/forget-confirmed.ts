import { readInquiryQuery } from '../inquiry-link'
import { forgetSent } from './forget-requirement'

const confirmedKey = 'confirmed inquiry'

/**
 * Deletes the stored inquiry after a form was sent without script; the referrer says which stay it was. Runs once for
 * each reference, since a visitor who opens the confirmation again may be preparing the same stay anew.
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
