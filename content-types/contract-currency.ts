/** The currencies in which a contract can be written. Without a schema beside it, as pages need it. */
export const contractCurrencies = ['$', 'Q'] as const
