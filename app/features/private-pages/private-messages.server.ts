import type { Locale } from '~content/locale'
import { desk as en } from '~/locales/en/private-pages'
import { desk as es } from '~/locales/es/private-pages'
import type { DeskWords } from './private-messages'

const words: Record<Locale, DeskWords> = { en, es }

/** The words of private pages in a language; they come with the data of these pages alone. */
export function deskWords(locale: Locale): DeskWords {
  return words[locale]
}
