import * as z from 'zod'
import type { CurrencyCode } from '~content/currency-code'
import type { InquiredRental } from '~content/inquiry'
import type { Locale } from '~content/locale'
import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import { toContact } from '~/features/contact/to-contact.server'
import { readRequirement, type ProductRequest } from '~/features/quote-api/read-requirement'
import type { Campaign } from '~/features/submissions/campaign/read-campaign-fields'
import type { InquiryFields } from '../form/inquiry-schema'
import type { InquiryRecord } from '../inquiry-record'
import { asksForStay } from './inquired-stay'

/** What the server works out itself, from what the visitor chose. */
type WorkedOut = keyof InquiredRental | 'otherPlaces' | 'services' | 'botFlag'

/** An inquiry as a visitor sent it, read and checked: the fields of the record that stay as they are, and choices. */
export type InquiryInput = Required<Omit<InquiryRecord['inquiry'], WorkedOut>> & {
  product: ProductRequest
  /** What the same inquiry asks for besides; none for an inquiry about one place. */
  otherProducts: readonly ProductRequest[]
  currencyCode: CurrencyCode
  /** What names the payment method, e.g. its slug; null if none was chosen. */
  paymentMethod: string | null
  /** Slugs of the add-on services that were ticked. */
  services: readonly string[]
}

/**
 * Reads the fields of a valid form. Null if it does not name exactly one product and others of other rentals;
 * `nothingChosen` where the visitor left out all that it names.
 */
export function readInquiryInput(
  fields: InquiryFields,
  language: Locale,
  campaign: Campaign | null,
): InquiryInput | 'nothingChosen' | null {
  const { specialRequirement, paymentMethod, services, landing } = fields
  const named = readNamedProducts(fields.requirement)
  if (!named) return null
  const asked = named.products.filter(({ slug }) => !fields.leftOut.includes(slug))
  // The team's stay has the dates and guests of the first, and a house for sale has none.
  const product = asked.find(asksForStay) ?? asked[0]
  if (!product) return 'nothingChosen'
  const otherProducts = asked.filter((each) => each !== product)
  return {
    language,
    contact: toContact(fields),
    specialRequirement: specialRequirement || null,
    product,
    otherProducts,
    currencyCode: named.currencyCode,
    paymentMethod: paymentMethod || null,
    services,
    landing: landing ?? false,
    campaign,
  }
}

/** The first product, which a call for one place sends alone, and the others, each of another rental. */
function readNamedProducts(
  text: string,
): { products: ProductRequest[]; currencyCode: CurrencyCode } | null {
  const first = readRequirement({ requirement: text })
  if ('problems' in first || first.requirement.products.length !== 1) return null
  const { currencyCode } = first.requirement
  const others = readOthers(text)
  if (!others) return null
  const products = [...first.requirement.products, ...others]
  const slugs = new Set(products.map(({ slug }) => slug))
  return slugs.size === products.length && slugs.size <= maxRentalsAtOnce
    ? { products, currencyCode }
    : null
}

/** The text has been read once, so it is JSON. */
function readOthers(text: string): ProductRequest[] | null {
  const { otherPlaces } = namedSchema.parse(JSON.parse(text))
  if (otherPlaces === undefined || otherPlaces === null) return []
  const read = readRequirement({ requirement: { reservationDetails: otherPlaces } })
  return 'problems' in read ? null : read.requirement.products
}

const namedSchema = z.object({ otherPlaces: z.unknown().optional() })
