import { currencyCodes, defaultCurrency, type CurrencyCode } from '~content/currency-code'
import {
  readStayChoice,
  writeStayChoice,
  type StayChoice,
} from '~/features/pricing/request/stay-choice'

/** What a link to the inquiry page says where no script keeps it in the browser. */
export type LinkedInquiry = {
  slug: string
  choice: StayChoice
  currencyCode: CurrencyCode
  /** Slug of the payment method that was looked at. */
  paymentMethod: string | null
  /** Whether the visitor came from a landing page. */
  landing: boolean
}

/** The inquiry page's query for a product: its slug as `product`, the stay under the names of the detail page. */
export function inquiryQuery(inquiry: LinkedInquiry): URLSearchParams {
  const query = new URLSearchParams({ product: inquiry.slug })
  if (inquiry.currencyCode !== defaultCurrency) query.set('currency', inquiry.currencyCode)
  if (inquiry.paymentMethod !== null) query.set('paymentMethod', inquiry.paymentMethod)
  if (inquiry.landing) query.set('landing', 'true')
  return writeStayChoice(query, inquiry.choice)
}

/** What a link to the inquiry page asks for; null if it names no product. Never throws. */
export function readInquiryQuery(query: URLSearchParams): LinkedInquiry | null {
  const slug = query.get('product')
  if (!slug) return null
  return { slug, ...readLinkedStay(query) }
}

/** The same without a product, for a link that names several. Never throws. */
export function readLinkedStay(query: URLSearchParams): Omit<LinkedInquiry, 'slug'> {
  return {
    choice: readStayChoice(query),
    currencyCode: currencyCodes.find((code) => code === query.get('currency')) ?? defaultCurrency,
    paymentMethod: query.get('paymentMethod') || null,
    landing: Boolean(query.get('landing')),
  }
}
