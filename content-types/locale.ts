/** The languages of the site, the default first. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}

/** A value for each language. */
export function forEachLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: valueOf('en'), es: valueOf('es') }
}
