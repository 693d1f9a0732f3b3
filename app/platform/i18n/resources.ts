import type { Locale } from '~content/locale'

/** Loads all interface words of one language; each language is a chunk of its own in the browser. */
export async function loadWords(locale: Locale) {
  const { words } = locale === 'es' ? await import('~/locales/es') : await import('~/locales/en')
  return words
}
