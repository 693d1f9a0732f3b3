import { locales } from '../../../../content-types/locale'

/** The key under which Strapi stores the chosen language. */
const storageKey = 'strapi-admin-language'

/** Starts the panel in the browser's language, if no language was chosen yet; Strapi starts in English. */
export function beginInBrowserLanguage(): void {
  if (window.localStorage.getItem(storageKey) !== null) return
  const wanted = window.navigator.languages.map((language) => language.slice(0, 2))
  const language = wanted.find((one) => locales.some((locale) => locale === one))
  if (language) window.localStorage.setItem(storageKey, language)
}
