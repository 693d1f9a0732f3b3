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
]
