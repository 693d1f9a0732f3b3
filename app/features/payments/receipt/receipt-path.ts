import { resources } from '~/routing/resources'

/** Where the team reads the receipt of a payment, as PDF. */
export function receiptPath(stay: string, payment: string): string {
  return `/${resources.staffReceipt.path}`
    .replace(':stay', encodeURIComponent(stay))
    .replace(':payment', encodeURIComponent(payment))
}

/** Where the team looks at the receipt of a payment that is not noted yet. */
export function receiptPreviewPath(stay: string): string {
  return `/${resources.staffReceiptPreview.path}`.replace(':stay', encodeURIComponent(stay))
}
