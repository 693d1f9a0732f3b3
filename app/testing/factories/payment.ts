import type { Payment } from '~content/payment'

/** A transfer of 237.62 dollars. */
export function samplePayment(more: Partial<Payment> = {}): Payment {
  return {
    reference: 'P-7K2M9QAB',
    cents: 23_762,
    currency: 'USD',
    countsCents: 23_762,
    day: '2026-11-21',
    way: 'transfer',
    note: null,
    receiptNumber: null,
    language: 'es',
    notedAt: '2026-11-21T15:00:00.000Z',
    notedBy: 'Ana Tzul',
    cancelledAt: null,
    cancelReason: null,
    ...more,
  }
}
