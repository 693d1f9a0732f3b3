import { readInquiryQuery } from '../inquiry-link'
import { forgetSent } from './forget-requirement'

const confirmedKey = 'confirmed inquiry'

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
