import type { CurrencyCode } from './currency-code'

/** The currencies in which a contract can be written. Without zod, for browsers. */
export const contractCurrencies = ['$', 'Q'] as const

export type ContractCurrency = (typeof contractCurrencies)[number]

/** In which of them a contract of a price is written. */
export const contractCurrencyOf: Record<CurrencyCode, ContractCurrency> = { USD: '$', GTQ: 'Q' }

/** The currency of the amounts of a contract. */
export const currencyOfContract: Record<ContractCurrency, CurrencyCode> = { $: 'USD', Q: 'GTQ' }
