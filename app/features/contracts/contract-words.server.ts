import type { Locale } from '~content/locale'
import { contract as en } from '~/locales/en/contract'
import { contract as es } from '~/locales/es/contract'
import type { ContractWords } from './contract-words'

const words: Record<Locale, ContractWords> = { en, es }

/** The words of contracts in a language; pages get them with their data, so that no other page carries them. */
export function contractWords(locale: Locale): ContractWords {
  return words[locale]
}
