import type { Locale } from '~content/locale'
import { desk as en } from '~/locales/en/desk'
import { desk as es } from '~/locales/es/desk'
import type { DeskWords } from './desk-words'

const words: Record<Locale, DeskWords> = { en, es }

/** The words of private pages in a language; they come with the data of these pages alone. */
export function deskWords(locale: Locale): DeskWords {
  return words[locale]
}
