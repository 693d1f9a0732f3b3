import type { CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { InquirySubmission } from '~content/inquiry'
import type { ProductRequest } from '~/features/quote-api/read-requirement'
import type { Campaign } from '~/features/submissions/campaign/read-campaign-fields'

/** An inquiry as a visitor sent it, read and checked; prices are not the visitor's to say. */
export type InquiryInput = {
  language: Locale
  contact: InquirySubmission['contact']
  specialRequirement: string | null
  product: ProductRequest
  currencyCode: CurrencyCode
  /** What names the payment method, e.g. its slug; null where none was chosen. */
  paymentMethod: string | null
  /** Slugs of the add-on services that were ticked. */
  services: readonly string[]
  /** Sent from a landing page. */
  landing: boolean
  /** How the visitor came to the site; null where nothing is known. */
  campaign: Campaign | null
}
