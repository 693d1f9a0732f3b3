import { locales } from '../../../../content-types/locale'

/** Where Strapi keeps the language that somebody chose. */
const storageKey = 'strapi-admin-language'

/** The panel speaks the browser's language until somebody chooses one; Strapi begins in English. */
export function beginInBrowserLanguage(): void {
  if (window.localStorage.getItem(storageKey) !== null) return
  const wanted = window.navigator.languages.map((language) => language.slice(0, 2))
  const language = wanted.find((one) => locales.some((locale) => locale === one))
  if (language) window.localStorage.setItem(storageKey, language)
}
