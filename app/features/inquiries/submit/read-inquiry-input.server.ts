import type { Locale } from '~content/locale'
import { readRequirement } from '~/features/quote-api/read-requirement'
import { toContact } from '~/features/contact/to-contact.server'
import type { Campaign } from '~/features/submissions/campaign/read-campaign-fields'
import type { InquiryFields } from '../form/inquiry-schema'
import type { InquiryInput } from './inquiry-input'

/** An inquiry from the fields of a valid form; null where it does not ask for exactly one product. */
export function readInquiryInput(
  fields: InquiryFields,
  language: Locale,
  campaign: Campaign | null,
): InquiryInput | null {
  const { requirement, specialRequirement, paymentMethod, services, landing } = fields
  const read = readRequirement({ requirement })
  if ('problems' in read) return null
  const [product, ...more] = read.requirement.products
  if (!product || more.length > 0) return null
  return {
    language,
    contact: toContact(fields),
    specialRequirement: specialRequirement || null,
    product,
    currencyCode: read.requirement.currencyCode,
    paymentMethod: paymentMethod || null,
    services,
    landing: landing ?? false,
    campaign,
  }
}
