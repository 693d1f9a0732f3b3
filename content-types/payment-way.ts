/** How a guest paid. Without a schema beside it, as pages need it. */
export const paymentWays = ['transfer', 'deposit', 'cash', 'card', 'other'] as const

export type PaymentWay = (typeof paymentWays)[number]
