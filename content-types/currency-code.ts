/** Currencies in which prices are shown, the default first. */
export const currencyCodes = ['USD', 'GTQ'] as const

export type CurrencyCode = (typeof currencyCodes)[number]
