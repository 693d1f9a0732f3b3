import type { PaymentChange } from '~content/payment'
import { stayAnswerSchema, type Stay } from '~content/stay'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'
import { randomCode } from '~/platform/links/short-code.server'

export type PaymentStore = {
  /** The stay as it is now; null if it was changed meanwhile, or the payment was cancelled before. */
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

/** The code by which team and guest call a payment. */
export function newPaymentReference(): string {
  return `P-${randomCode()}`
}
