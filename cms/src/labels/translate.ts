import { spanish } from './spanish'

type Values = Record<string, string | number>

/**
 * Translates a message for the editor whose request is being answered; outside of a request it stays English.
 * @param text the English sentence, the key in `labels/spanish`; `{name}` is replaced from `values`
 */
export function translate(text: string, values: Values = {}): string {
  const sentence = editorsLanguage() === 'es' ? (spanish[text] ?? text) : text
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The panel language of the current request; English outside of a request. */
export function editorsLanguage(): 'en' | 'es' {
  if (!('strapi' in globalThis)) return 'en'
  const request = strapi.requestContext.get()
  return request?.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en'
}
