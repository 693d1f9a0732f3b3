/** How a guest paid. Without zod, for browsers. */
export const paymentWays = ['transfer', 'deposit', 'cash', 'card', 'other'] as const

export type PaymentWay = (typeof paymentWays)[number]
