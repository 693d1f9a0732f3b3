/** The languages of the site, the default first. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}
