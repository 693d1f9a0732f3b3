import type { StayError } from '~/features/pricing/stay-error'
import { verifyProducts } from '~/features/bookings/verify-products'
import { findRentalBySlug } from '~/features/bookings/quote-rental'
import type { Catalogue } from '~/features/listings/catalogue'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { inquiryKind } from '../deliver/inquiry-kind.server'
import type { AskedInquiry } from './asked-inquiry'
import { inquiryRecord } from './inquiry-record.server'
import { referenceOf } from './reference-of.server'

export type InquiryOutcome =
  /** Stored for good. */
  | { outcome: 'accepted'; reference: string }
  /** What is asked for cannot be had; the first code of the verify call. */
  | { outcome: 'refused'; error: StayError }
  /** The key belongs to another inquiry. */
  | { outcome: 'conflict' }
  /** Nothing could be stored. */
  | { outcome: 'unavailable' }

type Context = {
  catalogue: Catalogue
  outbox: Pick<Outbox, 'accept'>
  origin: string
  now: Date
  /** The UUID that the browser made, where script ran. */
  clientKey: string | null
  botFlag: boolean
}

/**
 * Verifies and prices what is asked for once more, and stores the inquiry with that price (pricing.md, "The
 * calls"). Who is told that it was accepted may rely on it: from then on it is delivered whatever happens.
 */
export async function acceptInquiry(
  asked: AskedInquiry,
  { catalogue, outbox, origin, now, clientKey, botFlag }: Context,
): Promise<InquiryOutcome> {
  const { currencyCode, product } = asked
  const [verified] = verifyProducts(
    catalogue,
    { currencyCode, products: [product] },
    now.toISOString(),
  )
  const rental = findRentalBySlug(catalogue, product.slug)
  if (!verified?.detail || !rental) {
    return { outcome: 'refused', error: verified?.errors[0] ?? 'NON_EXISTENT_PRODUCT' }
  }
  const { getFixedT } = await createServerI18n(asked.language)
  const payload = inquiryRecord({
    catalogue,
    rental,
    asked,
    price: verified.detail,
    origin,
    botFlag,
    t: getFixedT(asked.language, 'pricing'),
  })
  // Every visit gives the product another uuid.
  const content = { ...asked, product: { ...product, uuid: null } }
  const key = idempotencyKey({ name: inquiryKind.name, clientKey, payload: content })
  const acceptance = outbox.accept({ kind: inquiryKind, key, payload })
  return acceptance.outcome === 'accepted'
    ? { outcome: 'accepted', reference: referenceOf(acceptance.id) }
    : acceptance
}
