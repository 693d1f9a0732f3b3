import { resources } from '~/routing/resources'

/** Where the team reads the receipt of a payment, as PDF. */
export function receiptPath(stay: string, payment: string): string {
  return `/${resources.staffReceipt.path}`
    .replace(':stay', encodeURIComponent(stay))
    .replace(':payment', encodeURIComponent(payment))
}
