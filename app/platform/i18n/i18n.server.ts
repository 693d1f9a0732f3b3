import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { locales, type Locale } from '~content/locale'
import { serverWords as en } from '~/locales/en/server'
import { serverWords as es } from '~/locales/es/server'
import { localeOfPath } from '~/routing/find-page'
import { i18nOptions } from './options'

const resources = { en, es }

/** Only the path determines the language (decisions.md, "Two languages"), not headers or cookies. */
const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: 'en',
    order: ['custom'],
    findLocale: async (request) =>
      localeOfPath(new URL(request.url).pathname.replace(/\.data$/, '')),
  },
})

/** The language of a request, by its path. */
export async function requestLocale(request: Request): Promise<Locale> {
  const language = await remixI18n.getLocale(request)
  return locales.find((locale) => locale === language) ?? 'en'
}

/** An i18next instance for rendering one page on the server. */
export async function createServerI18n(locale: Locale): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: locale, resources })
  return instance
}
