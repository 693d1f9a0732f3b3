/**
 * What a guest is reminded of: the first payment before it is due and once it is overdue, the rest before it is due.
 * `restOverdue` is in logs from an earlier version and is mailed no more.
 */
export const paymentReminders = ['firstSoon', 'firstOverdue', 'restSoon', 'restOverdue'] as const

export type PaymentReminder = (typeof paymentReminders)[number]
