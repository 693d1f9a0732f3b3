import { randomBytes } from 'node:crypto'
import type { PaymentChange } from '~content/payment'
import { stayAnswerSchema, type Stay } from '~content/stay'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type PaymentStore = {
  /** The stay as it is now; null where it was changed meanwhile, or the payment was cancelled before. */
  change: (stay: string, change: PaymentChange) => Promise<Stay | null>
}

/** Payments as the CMS keeps them. Throws `RecordsUnavailable` if the CMS is unreachable. */
export function createPaymentStore(records: PrivateRecords = privateRecords()): PaymentStore {
  return {
    async change(stay, change) {
      const path = `stays/${encodeURIComponent(stay)}/payment`
      return (await records.change(stayAnswerSchema, path, change))?.data ?? null
    },
  }
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceLength = 8

/** The code by which team and guest call a payment. */
export function newPaymentReference(): string {
  const code = [...randomBytes(referenceLength)].map((byte) => alphabet[byte % alphabet.length])
  return `P-${code.join('')}`
}
