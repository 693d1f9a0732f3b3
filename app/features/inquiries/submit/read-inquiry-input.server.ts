import type { CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import { toContact } from '~/features/contact/to-contact.server'
import { readRequirement, type ProductRequest } from '~/features/quote-api/read-requirement'
import type { Campaign } from '~/features/submissions/campaign/read-campaign-fields'
import type { InquiryFields } from '../form/inquiry-schema'
import type { InquiryRecord } from '../inquiry-record'

/** What the server works out itself, from what the visitor chose. */
type WorkedOut = 'rental' | 'stay' | 'price' | 'payment' | 'services' | 'isQuote' | 'botFlag'

/** An inquiry as a visitor sent it, read and checked: the fields of the record that stay as they are, and choices. */
export type InquiryInput = Omit<InquiryRecord['inquiry'], WorkedOut> & {
  product: ProductRequest
  currencyCode: CurrencyCode
  /** What names the payment method, e.g. its slug; null where none was chosen. */
  paymentMethod: string | null
  /** Slugs of the add-on services that were ticked. */
  services: readonly string[]
}

/** Reads the fields of a valid form; null where it does not ask for exactly one product. */
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
