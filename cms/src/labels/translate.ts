import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '../content-types/locale'
import { spanish } from './spanish'

type Values = Record<string, string | number>

const chosenLanguage = new AsyncLocalStorage<Locale>()

/**
 * Translates a message for the editor whose request is being answered, or into the language of `inLanguage`.
 * It stays English without either.
 * @param text the English sentence, the key in `labels/spanish`; `{name}` is replaced from `values`
 */
export function translate(text: string, values: Values = {}): string {
  const sentence = editorsLanguage() === 'es' ? (spanish[text] ?? text) : text
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Runs work that no editor waits for, such as an import, with its messages in a language. */
export function inLanguage<Result>(language: Locale, work: () => Result): Result {
  return chosenLanguage.run(language, work)
}

/** The language of `inLanguage`, or else the panel language of the current request; English without either. */
export function editorsLanguage(): Locale {
  const chosen = chosenLanguage.getStore()
  if (chosen) return chosen
  if (!('strapi' in globalThis)) return 'en'
  const request = strapi.requestContext.get()
  return request?.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en'
}
