import type { Locale } from '~content/locale'

/** The country of a visitor's phone until they choose another: by the language of the path (browsing.md §5). */
export const defaultCountry: Record<Locale, 'US' | 'GT'> = { en: 'US', es: 'GT' }
