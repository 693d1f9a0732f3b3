import type { Locale } from '~content/locale'

/** Loads all translations of one language. Each language is a separate chunk in the browser. */
export async function loadWords(locale: Locale) {
  const { words } = locale === 'es' ? await import('~/locales/es') : await import('~/locales/en')
  return words
}

/** Loads what the staff area says besides, which visitors never need. */
export async function loadStaffWords(locale: Locale) {
  const { staffAreaWords } =
    locale === 'es'
      ? await import('~/locales/es/staff-area')
      : await import('~/locales/en/staff-area')
  return staffAreaWords
}
