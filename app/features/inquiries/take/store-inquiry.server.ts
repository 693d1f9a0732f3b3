import type { Catalogue } from '~/features/catalogue/catalogue'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { log } from '~/platform/log/log.server'
import { inquiryKind } from '../deliver/inquiry-kind.server'
import { inquiryRecordSchema } from '../inquiry-record'
import type { AskedInquiry } from './asked-inquiry'
import { inquiryRecord } from './inquiry-record.server'
import type { PricedInquiry } from './price-inquiry'

export type StoredInquiry =
  /** Written down for good. */
  | { outcome: 'accepted'; reference: string }
  /** The key belongs to another inquiry. */
  | { outcome: 'conflict' }
  /** No inquiry of ours: a stay of thousands of years, a price beyond all numbers. */
  | { outcome: 'unreasonable' }
  /** Nothing could be written down. */
  | { outcome: 'unavailable' }

type Context = {
  catalogue: Catalogue
  outbox: Pick<Outbox, 'accept'>
  /** The site's, from configuration. */
  origin: string
  /** The UUID that the browser made, where script ran. */
  clientKey: string | null
  botFlag: boolean
}

/**
 * Writes an inquiry down with the server's price. Who is told that it was accepted may rely on it: from then
 * on it is delivered whatever happens, and sending it again changes nothing.
 */
export async function storeInquiry(
  asked: AskedInquiry,
  { rental, price }: PricedInquiry,
  { catalogue, outbox, origin, clientKey, botFlag }: Context,
): Promise<StoredInquiry> {
  const { getFixedT } = await createServerI18n(asked.language)
  const t = getFixedT(asked.language, 'pricing')
  const record = inquiryRecord({ catalogue, rental, asked, price, origin, botFlag, t })
  const { data: payload, error } = inquiryRecordSchema.safeParse(record)
  if (!payload) {
    log.warn({ fields: error.issues.map(({ path }) => path.join('.')) }, 'an inquiry was refused')
    return { outcome: 'unreasonable' }
  }
  // Every visit gives the product another uuid.
  const content = { ...asked, product: { ...asked.product, uuid: null } }
  const key = idempotencyKey({ name: inquiryKind.name, clientKey, payload: content })
  const acceptance = outbox.accept({ kind: inquiryKind, key, payload })
  return acceptance.outcome === 'accepted'
    ? { outcome: 'accepted', reference: referenceOf(acceptance.id) }
    : acceptance
}
