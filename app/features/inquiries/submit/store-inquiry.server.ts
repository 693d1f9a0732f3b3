import type { Catalogue } from '~/features/catalogue/catalogue'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { log } from '~/platform/log/log.server'
import { inquiryKind } from '../deliver/inquiry-kind.server'
import { inquiryRecordSchema } from '../inquiry-record'
import type { InquiryInput } from './read-inquiry-input.server'
import { inquiryRecord } from './inquiry-record.server'
import type { PricedInquiry } from './price-inquiry'

export type StoredInquiry =
  /** Stored in the outbox. */
  | { outcome: 'accepted'; reference: string }
  /** The key belongs to another inquiry. */
  | { outcome: 'conflict' }
  /** The record is out of range, e.g. a stay of thousands of years. */
  | { outcome: 'unreasonable' }
  /** The outbox cannot be written. */
  | { outcome: 'unavailable' }

type Context = {
  catalogue: Catalogue
  outbox: Pick<Outbox, 'accept'>
  /** The origin of this site, from its settings. */
  origin: string
  /** The idempotency key from the browser, if script ran. */
  clientKey: string | null
  botFlag: boolean
}

/**
 * Stores an inquiry with the server's price in the outbox. Once this returns `accepted`, delivery is guaranteed and
 * retries are idempotent.
 */
export async function storeInquiry(
  input: InquiryInput,
  priced: PricedInquiry,
  { catalogue, outbox, origin, clientKey, botFlag }: Context,
): Promise<StoredInquiry> {
  const { getFixedT } = await createServerI18n(input.language)
  const t = getFixedT(input.language, 'pricing')
  const record = inquiryRecord({ catalogue, input, priced, origin, botFlag, t })
  const { data: payload, error } = inquiryRecordSchema.safeParse(record)
  if (!payload) {
    log.warn(
      { fields: error.issues.map(({ path }) => path.join('.')) },
      'inquiry rejected: record failed validation',
    )
    return { outcome: 'unreasonable' }
  }
  // The uuid of a product differs with every visit.
  const products = [input.product, ...input.otherProducts].map((each) => ({ ...each, uuid: null }))
  const { product: _product, otherProducts: _otherProducts, ...rest } = input
  const content = { ...rest, products }
  const key = idempotencyKey({ name: inquiryKind.name, clientKey, payload: content })
  const acceptance = await outbox.accept({ kind: inquiryKind, key, payload })
  return acceptance.outcome === 'accepted'
    ? { outcome: 'accepted', reference: referenceOf(acceptance.id) }
    : acceptance
}
