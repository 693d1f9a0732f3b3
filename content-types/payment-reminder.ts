/** What a guest is reminded of: the first payment, the rest before it is due, the rest once it is overdue. */
export const paymentReminders = ['firstOverdue', 'restSoon', 'restOverdue'] as const

export type PaymentReminder = (typeof paymentReminders)[number]
