import type { Words } from './types'

export type PaymentMethodSeed = {
  slug: string
  name: Words
  /** Fee in percent of the total. */
  percent: number
  isDefault: boolean
}

export const paymentMethods: PaymentMethodSeed[] = [
  { slug: 'cash', name: { en: 'Cash', es: 'Efectivo' }, percent: 0, isDefault: true },
  {
    slug: 'credit-card',
    name: { en: 'Credit card', es: 'Tarjeta de crédito' },
    percent: 3.5,
    isDefault: false,
  },
  {
    slug: 'bank-transfer',
    name: { en: 'International bank transfer', es: 'Transferencia internacional' },
    percent: 3,
    isDefault: false,
  },
  {
    slug: 'local-bank-transfer',
    name: { en: 'Transfer from a Guatemalan bank', es: 'Transferencia de un banco de Guatemala' },
    percent: 0,
    isDefault: false,
  },
  {
    slug: 'visa-instalments',
    name: { en: 'Visa instalments', es: 'Visacuotas' },
    percent: 3.5,
    isDefault: false,
  },
  {
    slug: 'remittance',
    name: { en: 'Remittance', es: 'Remesa' },
    percent: 0,
    isDefault: false,
  },
  {
    slug: 'payment-gateway',
    name: { en: 'Payment link', es: 'Enlace de pago' },
    percent: 0,
    isDefault: false,
  },
  // Brands keep their name in both languages.
  {
    slug: 'google-pay',
    name: { en: 'Google Pay', es: 'Google Pay' },
    percent: 0,
    isDefault: false,
  },
  { slug: 'apple-pay', name: { en: 'Apple Pay', es: 'Apple Pay' }, percent: 0, isDefault: false },
  { slug: 'paypal', name: { en: 'PayPal', es: 'PayPal' }, percent: 0, isDefault: false },
]
