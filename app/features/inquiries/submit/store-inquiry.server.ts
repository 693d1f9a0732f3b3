import type { Catalogue } from '~/features/catalogue/catalogue'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { type IdempotencyKey, idempotencyKey } from '~/platform/outbox/idempotency-key.server'
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
  key: IdempotencyKey
  botFlag: boolean
}

/**
 * Identifies an inquiry by what the visitor chose: prices and names may differ when it is sent again after a lost
 * answer.
 * @param clientKey the idempotency key from the browser, if script ran
 */
export function inquiryKey(input: InquiryInput, clientKey: unknown): IdempotencyKey {
  // The uuid of a product differs with every visit.
  const products = [input.product, ...input.otherProducts].map((each) => ({ ...each, uuid: null }))
  const { product: _product, otherProducts: _otherProducts, ...rest } = input
  return idempotencyKey({
    name: inquiryKind.name,
    clientKey: typeof clientKey === 'string' ? clientKey : null,
    payload: { ...rest, products },
  })
}

/**
 * Stores an inquiry with the server's price in the outbox. Once this returns `accepted`, delivery is guaranteed and
 * retries are idempotent.
 */
export async function storeInquiry(
  input: InquiryInput,
  priced: PricedInquiry,
  { catalogue, outbox, origin, key, botFlag }: Context,
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
  const acceptance = await outbox.accept({ kind: inquiryKind, key, payload })
  return acceptance.outcome === 'accepted'
    ? { outcome: 'accepted', reference: referenceOf(acceptance.id) }
    : acceptance
}
