import type { Locale } from '~content/locale'
import { privatePages as en } from '~/locales/en/private-pages'
import { privatePages as es } from '~/locales/es/private-pages'
import type { PrivateMessages } from './private-messages'

const words: Record<Locale, PrivateMessages> = { en, es }

/** The messages of private pages in a language; they come with the data of these pages alone. */
export function privateMessages(locale: Locale): PrivateMessages {
  return words[locale]
}
