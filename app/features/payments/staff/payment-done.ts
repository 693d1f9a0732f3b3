/** What was done just now with a payment, as the address of the stay's page says it. */
export const paymentDones = [
  'note',
  'noteMail',
  'mail',
  'cancel',
  'notCancelled',
  'notMailed',
  'unavailable',
] as const

export type PaymentDone = (typeof paymentDones)[number]

/** Query parameter of the stay's page. */
export const paymentDoneParameter = 'payment'
