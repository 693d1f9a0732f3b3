import i18next from 'i18next'
import type { Locale } from '~content/locale'

/** The map of a list with its library and its words, which no page brings. Rejects where they cannot be had. */
export async function loadListMap(locale: Locale) {
  const [{ ListMap }, { listingMap }] = await Promise.all([
    import('./list-map'),
    locale === 'es' ? import('~/locales/es/listing-map') : import('~/locales/en/listing-map'),
  ])
  i18next.addResourceBundle(locale, 'listingMap', listingMap)
  return ListMap
}
