import { locales, type Locale } from '~content/locale'

/** The language that an address names as `language`; undefined if it is not a language of the site. */
export function findRequestedLanguage({ url }: Pick<Request, 'url'>): Locale | undefined {
  const language = new URL(url).searchParams.get('language')
  return locales.find((locale) => locale === language)
}

/** The same, English where it names none. */
export function requestedLanguage(request: Pick<Request, 'url'>): Locale {
  return findRequestedLanguage(request) ?? 'en'
}
