import type { Locale } from '~content/locale'

/** A name in a language, or in the other one where an editor has not translated it yet. */
export function localizedText(text: Record<Locale, string | null>, locale: Locale): string {
  return text[locale] || text.en || text.es || ''
}
