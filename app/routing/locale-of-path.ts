import type { Locale } from '~content/locale'

/** Path prefix of each language, without the page's own path. */
export const localePrefix: Record<Locale, string> = { en: '', es: '/es' }

/** The language of a path by its prefix; English has none. */
export function localeOfPath(pathname: string): Locale {
  return pathname === localePrefix.es || pathname.startsWith(`${localePrefix.es}/`) ? 'es' : 'en'
}
