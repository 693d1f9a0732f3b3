import { createInstance } from 'i18next'
import { serverWords as english } from '~/locales/en/server'
import { serverWords as spanish } from '~/locales/es/server'
import type { Words } from '~/locales/words'
import type { Locale } from '~content/locale'

const i18n = createInstance()
void i18n.init({
  lng: 'en',
  initImmediate: false,
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  resources: { en: english, es: spanish },
})

/** The interface words of one feature, as visitors of a language read them. */
export function wordsOf<Feature extends keyof Words>(locale: Locale, feature: Feature) {
  return i18n.getFixedT<Feature>(locale, feature)
}

/** How test names call the languages. */
export const inLanguage: Record<Locale, string> = { en: 'in English', es: 'in Spanish' }

/** A regular expression that matches these words anywhere, taken literally. */
export function containing(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
