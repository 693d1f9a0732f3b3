/** The languages of the site, the default first. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]
