import { spanish } from './spanish'

type Values = Record<string, string | number>

/**
 * A sentence for the editor whose request is being answered, in the language of their panel; English elsewhere.
 * @param text the English sentence, which names its Spanish in `labels/spanish`; `{name}` is filled from `values`
 */
export function translate(text: string, values: Values = {}): string {
  const sentence = editorsLanguage() === 'es' ? (spanish[text] ?? text) : text
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The language of the panel that sent the request under way; English where no request is. */
export function editorsLanguage(): 'en' | 'es' {
  if (!('strapi' in globalThis)) return 'en'
  const request = strapi.requestContext.get()
  return request?.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en'
}
