import type { Locale } from '~content/locale'

/** Loads all translations of one language. Each language is a separate chunk in the browser. */
export async function loadWords(locale: Locale) {
  const { words } = locale === 'es' ? await import('~/locales/es') : await import('~/locales/en')
  return words
}
